/** Things that are counted one by one in a kitchen; the plural is made by rule unless it stands here. */
const COUNTED = `egg yolk onion shallot clove carrot potato:potatoes tomato:tomatoes lemon lime orange apple pear plum peach
apricot banana mango:mangoes avocado courgette zucchini:zucchini aubergine eggplant cucumber pepper chilli:chillies chili:chilies
jalapeño beetroot beet parsnip turnip leek cabbage cauliflower mushroom radish:radishes date fig olive gherkin cherry:cherries
leaf:leaves sprig stalk stick rib bulb head bunch:bunches handful knob thumb piece slice strip sheet wedge half:halves pod
bean cube square bar rasher fillet breast thigh leg wing drumstick chop steak sausage anchovy:anchovies sardine trout:trout
prawn roll bun loaf:loaves tortilla wrap pitta biscuit cracker wafer bag sachet packet package pack tin can jar bottle tub
carton box:boxes block ball cup spoonful teaspoonful tablespoonful pinch:pinches dash:dashes drop splash:splashes glass:glasses
portion serving scoop spear floret ear cob stem root scallion pepperoni:pepperoni kiwi lettuce quince nectarine grapefruit
pomegranate melon pineapple coconut chestnut walnut almond hazelnut pecan cardamom peppercorn berry:berries strawberry:strawberries
mussel oyster scallop herring mackerel:mackerel marshmallow cookie muffin pancake crêpe
waffle bagel baguette naan flatbread chop cutlet patty:patties meatball dumpling pierog:pierogi beefsteak frankfurter teabag`

/** One, two to four, five and more, and a part of one. */
const POLISH = `jajko jajka jajek jajka|cebula cebule cebul cebuli|ząbek ząbki ząbków ząbka|marchewka marchewki marchewek marchewki
ziemniak ziemniaki ziemniaków ziemniaka|jabłko jabłka jabłek jabłka|cytryna cytryny cytryn cytryny|limonka limonki limonek limonki
pomidor pomidory pomidorów pomidora|plaster plastry plastrów plastra|kromka kromki kromek kromki|puszka puszki puszek puszki
słoik słoiki słoików słoika|opakowanie opakowania opakowań opakowania|ogórek ogórki ogórków ogórka|papryka papryki papryk papryki
liść liście liści liścia|gałązka gałązki gałązek gałązki|szczypta szczypty szczypt szczypty|pęczek pęczki pęczków pęczka
kostka kostki kostek kostki|banan banany bananów banana|śliwka śliwki śliwek śliwki|burak buraki buraków buraka
żółtko żółtka żółtek żółtka|białko białka białek białka|łyżka łyżki łyżek łyżki|łyżeczka łyżeczki łyżeczek łyżeczki
szklanka szklanki szklanek szklanki|gruszka gruszki gruszek gruszki|pietruszka pietruszki pietruszek pietruszki|garść garście garści garści
cukinia cukinie cukinii cukinii|por pory porów pora|litr litry litrów litra|porcja porcje porcji porcji`

const singularOf = new Map<string, string>()
const pluralOf = new Map<string, string>()
for (const entry of COUNTED.split(/\s+/)) {
  const [singular = '', plural = `${singular}s`] = entry.split(':')
  pluralOf.set(singular, plural)
  singularOf.set(plural, singular)
}
type PolishForms = [one: string, few: string, many: string, part: string]
const polish = new Map<string, PolishForms>()
for (const entry of POLISH.split(/[|\n]/)) {
  const [one = '', few = '', many = '', part = ''] = entry.split(' ')
  for (const form of [one, few, many]) polish.set(form, [one, few, many, part])
}

/** After one of these comes what it holds: "2 tins tomatoes" are tins. */
const HOLDERS = new Set(
  'tin can jar bottle bunch handful slice sprig stick clove piece bag packet sachet tub carton box block head bulb knob stalk strip glass cup'.split(
    ' ',
  ),
)

const isPlural = (word: string) => singularOf.has(word)
const isSingular = (word: string) => pluralOf.has(word)

/** Whether a number of this size stands with the plural: 1 egg, ½ egg, 1½ eggs. */
const takesPlural = (value: number) => value > 1

/** Words between a number and its noun: "2 large ripe". A unit, a bracket or "of" ends the search. */
const WORD = /(\s+)([\p{L}][\p{L}'’-]*)/uy

/**
 * The noun that a number at the beginning of `text` counts, with what stands before it: " large " and "onions" of
 * " large onions, sliced". In the number's own form only, so that an adjective is not taken for it. Null when unsure.
 */
export function nounAfter(text: string, value: number): { lead: string; noun: string } | null {
  let found: { lead: string; noun: string } | null = null
  let end = 0
  for (let count = 0; count < 4; count += 1) {
    WORD.lastIndex = end
    const match = WORD.exec(text)
    if (!match) break
    const [, gap = '', word = ''] = match
    const lower = word.toLowerCase()
    if (lower === 'of' || lower === 'or' || lower === 'and') break
    const isNoun = (takesPlural(value) ? isPlural(lower) : isSingular(lower)) || (count === 0 && polish.has(lower))
    // "egg yolks": of nouns in a row the last one is counted. After it, the words are the food's.
    if (!isNoun && found) break
    if (isNoun) found = { lead: text.slice(0, end) + gap, noun: word }
    if (isNoun && HOLDERS.has(singularOf.get(lower) ?? lower)) break
    if (lower === 'egg' && /^\s+whites?\b/iu.test(text.slice(WORD.lastIndex))) {
      const white = /^\s+(whites?)/iu.exec(text.slice(WORD.lastIndex))
      return white?.[1] ? { lead: text.slice(0, WORD.lastIndex) + ' ', noun: white[1] } : null
    }
    end = WORD.lastIndex
  }
  return found
}

const withCase = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

function polishForm([one, few, many, part]: PolishForms, value: number): string {
  if (!Number.isInteger(value)) return part
  if (value === 1) return one
  const last = value % 10
  const teens = value % 100
  return last >= 2 && last <= 4 && (teens < 12 || teens > 14) ? few : many
}

/** The noun in the form that goes with a number: "onion" with ⅓ and 1, "onions" with 1½. */
export function fitNoun(noun: string, value: number): string {
  const lower = noun.toLowerCase()
  const forms = polish.get(lower)
  if (forms) return withCase(noun, polishForm(forms, value))
  if (lower === 'white' || lower === 'whites') return takesPlural(value) ? 'whites' : 'white'
  const fitting = takesPlural(value) ? pluralOf.get(lower) : singularOf.get(lower)
  return fitting === undefined ? noun : withCase(noun, fitting)
}

/** The same noun whatever its number, for comparison. */
export function nounStem(noun: string): string {
  const lower = noun.toLowerCase()
  return polish.get(lower)?.[0] ?? singularOf.get(lower) ?? lower
}
