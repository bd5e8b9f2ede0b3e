/** Polish job titles in both forms, masculine/feminine. */
const pairs = `
administrator/administratorka agent/agentka aktor/aktorka akustyk/akustyczka analityk/analityczka animator/animatorka
ankieter/ankieterka antykwariusz/antykwariuszka aptekarz/aptekarka architekt/architektka archiwista/archiwistka
artysta/artystka asystent/asystentka audytor/audytorka barista/baristka barman/barmanka bibliotekarz/bibliotekarka
bileter/bileterka biolog/biolożka blacharz/blacharka brukarz/brukarka brygadzista/brygadzistka bukmacher/bukmacherka
chemik/chemiczka cukiernik/cukierniczka dekorator/dekoratorka dentysta/dentystka dermatolog/dermatolożka
dietetyk/dietetyczka doradca/doradczyni doręczyciel/doręczycielka dozorca/dozorczyni drukarz/drukarka
dyrektor/dyrektorka dyspozytor/dyspozytorka dziennikarz/dziennikarka edukator/edukatorka egzaminator/egzaminatorka
ekonomista/ekonomistka ekspert/ekspertka elektronik/elektroniczka elektryk/elektryczka farmaceuta/farmaceutka
fizjoterapeuta/fizjoterapeutka florysta/florystka fotograf/fotografka fryzjer/fryzjerka garncarz/garncarka
geodeta/geodetka geolog/geolożka grafik/graficzka handlowiec/handlowczyni hotelarz/hotelarka informatyk/informatyczka
inspektor/inspektorka instruktor/instruktorka introligator/introligatorka inżynier/inżynierka jubiler/jubilerka
kasjer/kasjerka kelner/kelnerka kierowca/kierowczyni kierownik/kierowniczka konserwator/konserwatorka
konsultant/konsultantka kontroler/kontrolerka koordynator/koordynatorka korektor/korektorka kosmetolog/kosmetolożka
kosmetyk/kosmetyczka krawiec/krawcowa księgowy/księgowa kucharz/kucharka kurier/kurierka kwiaciarz/kwiaciarka
laborant/laborantka lekarz/lekarka lektor/lektorka lider/liderka listonosz/listonoszka logistyk/logistyczka
logopeda/logopedka magazynier/magazynierka makijażysta/makijażystka malarz/malarka manikiurzysta/manikiurzystka
marketingowiec/marketingowczyni masażysta/masażystka mechanik/mechaniczka mediator/mediatorka menedżer/menedżerka
monter/monterka motorniczy/motornicza muzyk/muzyczka nauczyciel/nauczycielka negocjator/negocjatorka
notariusz/notariuszka ochroniarz/ochroniarka ogrodnik/ogrodniczka opiekun/opiekunka operator/operatorka
optometrysta/optometrystka optyk/optyczka organizator/organizatorka ortodonta/ortodontka ortopeda/ortopedka
pakowacz/pakowaczka palacz/palaczka pedagog/pedagożka pediatra/pediatrka piekarz/piekarka pielęgniarz/pielęgniarka
pilot/pilotka pizzer/pizzerka planista/planistka pomocnik/pomocniczka portier/portierka pośrednik/pośredniczka
pracownik/pracowniczka prawnik/prawniczka prezenter/prezenterka producent/producentka programista/programistka
projektant/projektantka protetyk/protetyczka psycholog/psycholożka radiolog/radiolożka ratownik/ratowniczka
recepcjonista/recepcjonistka redaktor/redaktorka referent/referentka rekruter/rekruterka reżyser/reżyserka
robotnik/robotnica rolnik/rolniczka rzeźnik/rzeźniczka scenarzysta/scenarzystka sekretarz/sekretarka
serwisant/serwisantka socjolog/socjolożka spawacz/spawaczka specjalista/specjalistka spedytor/spedytorka
sprzątacz/sprzątaczka sprzedawca/sprzedawczyni statystyk/statystyczka stażysta/stażystka stolarz/stolarka
strażak/strażaczka szef/szefowa ślusarz/ślusarka technik/techniczka technolog/technolożka terapeuta/terapeutka
tester/testerka tłumacz/tłumaczka tokarz/tokarka trener/trenerka wizażysta/wizażystka wydawca/wydawczyni
wychowawca/wychowawczyni zaopatrzeniowiec/zaopatrzeniowczyni zarządca/zarządczyni zastępca/zastępczyni złotnik/złotniczka
`

/** From the masculine form to the feminine. */
export const polishTitles: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [masculine = '', feminine = ''] = pair.split('/')
      return [masculine, feminine]
    }),
)

const alreadyNeutral = /(?<!\d)\/|\((?:k|m|f|w)(?!\p{L})|(?<!\p{L})os(?:oba|oby|ób)(?!\p{L})/iu

/** A gender-neutral title: "Kierownik/Kierowniczka zmiany", or with "(k/m/n)" if unknown. Null for a neutral title. */
export function neutralPolishTitle(title: string): string | null {
  if (alreadyNeutral.test(title)) return null
  for (const word of title.match(/\p{L}+/gu) ?? []) {
    const lower = word.toLowerCase()
    const feminine = polishTitles.get(lower)
    const other = feminine ?? [...polishTitles].find(([, form]) => form === lower)?.[0]
    if (other === undefined) continue
    const isCapital = word !== lower
    const shaped = isCapital ? other.charAt(0).toUpperCase() + other.slice(1) : other
    return title.replace(word, feminine === undefined ? `${shaped}/${word}` : `${word}/${shaped}`)
  }
  return `${title} (k/m/n)`
}
