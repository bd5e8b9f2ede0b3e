import { isVerbForm } from './verbs.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const DETERMINER =
  /^(?:an?|the|this|that|these|those|our|your|my|his|her|its|their|every|each|all|some|any|no|more|less|fewer|both|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*)$/i

/** What follows a head noun: "bookkeeping *for* freelancers". */
export const PREPOSITION =
  /^(?:for|of|in|with|without|on|at|from|to|by|about|against|after|before|behind|beyond|inside|during|under|over|between|per|into|near|that|which|who|when|while|we|you|they)$/i

const IRREGULAR_PLURALS = list('people children men women feet teeth mice geese police cattle')
/** They end in s and take "is". */
const SINGULAR_IN_S = list(
  'christmas news mathematics physics politics economics series species lens gas bus atlas canvas chaos bias',
)

/** Nouns that need an article in the singular. Other single nouns are taken for substances and activities. */
const COUNTABLE = list(
  'account agency alarm allowance analysis announcement apartment app application appointment approach apron article assistant audit award bag ' +
    'bakery balcony bank basket bath battery bean bed bicycle bike bill blanket blender blog board boat body boiler book boot bottle ' +
    'bowl box brand break bread-maker brief brochure bucket budget bundle business cabinet cable café cake calculator calendar call camera camp ' +
    'campaign candle car card career carpet case cat catalogue centre certificate chain chair chart charter chat checklist ' +
    'choice city clinic clock club coat code collection college column comment community company computer concept condition connection ' +
    'container contest contract cookbook copy corner cottage couch council country course cover crm crisis cup cupboard customer cycle dashboard ' +
    'database date deadline deal decision deck dentist department deposit desk device diary diet directory dish display district dog door ' +
    'drawer dress drill edition editor engine episode error estimate example exam exercise expert extension eye fair family ' +
    'fee festival field file filter fireplace flat floor flower folder form frame franchise freezer fridge function garage garden gate generator gift gym ' +
    'glossary grant group guarantee guide habit hall handbook hat hotel house idea illness image inbox index interface interview inventory ' +
    'invitation invoice issue item jacket job journal jumper kennel kettle keyboard kit kitchen knife lamp laptop law lawn lead leaflet ledger ' +
    'lesson letter library licence license line link list living-room loan location logo machine magazine manual map mask mattress meal ' +
    'meeting member membership menu message method mistake mixer mobile model module mortgage motor mower museum network newsletter nursery ' +
    'offer office order outline oven package page pan parcel park partner party password path patio payment payslip pen pension period permit phone pillow ' +
    'pipeline place plan planner plant plate platform playlist podcast policy pool portfolio portal position post pot power-bank preview price printer problem process ' +
    'product programme program project proposal prototype purifier quarter question queue quiz quote rack range receipt recipe record refund region ' +
    'release reminder renovation rental reorganisation report request reservation resource restaurant result résumé return review road roadmap roof room ' +
    'route routine rule salad salary sale sample saucepan scale scheme school scooter score screen script season seat section sector server service session ' +
    'shampoo shed shelf ship shirt shoe shop show shower signature site sitemap skill skirt sofa solution space speaker sponsor spreadsheet ' +
    'stall standard statement station step stock-take stool store story stove strategy street study subscription suit suitcase summary supplement supplier survey ' +
    'system table tablet target task tax-return team template tent terrace test theme ticket tool topic tour town toy tracker train trainer ' +
    'trend trip unit update upgrade vacancy van vase version video view village visa visit voucher wall wallet wardrobe warehouse watch website week ' +
    'wheel window wine-list winner workflow workplace worksheet workspace year zone ' +
    'bar salon robot pub inn studio firm lab laboratory practice surgery spa guesthouse hostel campsite farm brewery roastery winery bistro takeaway charity union choir band orchestra theatre cinema gallery kindergarten bookshop butcher tailor florist pharmacy agency consultancy startup co-op cooperative marketplace chatbot bot plugin add-on widget api headset microphone monitor mouse printer scanner router charger cable lock thermostat boiler stroller pram cot crib highchair lunchbox thermos mug cup jug teapot grill wok griddle tray cutter slicer grinder mill watch ring necklace bracelet earring scarf glove sock belt dress coat sweater hoodie t-shirt blouse tie backpack rucksack helmet toothbrush duvet leash collar harness feeder puppy kitten burger sandwich pie pizza tart loaf soup-maker roll garland ' +
    'redesign refit makeover relaunch launch move opening merger move-out kick-off kickoff rebrand rollout migration refurbishment webinar workshop conference meetup ' +
    'class tasting seminar summit talk concert screening exhibition reunion hackathon demo lecture evening weekend retreat ceremony breakfast brunch dinner ' +
    'picnic market gala raffle auction assembly sale discount promotion promo clearance giveaway day night hour agm event swap walk run race marathon fête barbecue',
)
const SUBSTANCES_IN_ER =
  /(?:water|butter|paper|weather|power|leather|fever|ginger|pepper|silver|copper|timber|wear|laughter|cover|matter|order|labour|humour|behaviour|colour|flour|air|hair|care|repair)$/i

const bare = (word: string) => word.toLowerCase().replace(/[’']s$/, '')

/** The words up to the first preposition: "the winter boots" of "the winter boots from Nordway". */
export function headPhrase(phrase: string): string[] {
  const words = phrase.trim().split(/\s+/)
  const end = words.findIndex((word, at) => at > 0 && PREPOSITION.test(word))
  return end > 0 ? words.slice(0, end) : words
}

export const headNoun = (phrase: string): string => bare(headPhrase(phrase).at(-1) ?? '')

export function isPlural(phrase: string): boolean {
  const head = headNoun(phrase)
  if (/^(?:an?|every|each|one)\s/i.test(phrase)) return false
  if (
    headPhrase(phrase)
      .slice(1)
      .some((word) => word === 'and' || word === '&')
  )
    return true
  if (IRREGULAR_PLURALS.has(head)) return true
  return /[a-zà-ÿ]s$/.test(head) && !/(?:ss|us|is|ics)$/.test(head) && !SINGULAR_IN_S.has(head)
}

/** "planner" needs "a" or "the"; "planning" and "planners" do not. */
export function needsArticle(phrase: string): boolean {
  const [first = ''] = phrase.split(/\s+/)
  const head = headNoun(phrase)
  if (DETERMINER.test(first) || /[’']s$/.test(first) || isPlural(phrase)) return false
  return COUNTABLE.has(head) || (/[a-z]{3}(?:er|or|ist)$/.test(head) && !SUBSTANCES_IN_ER.test(head))
}

export const indefinite = (phrase: string): string =>
  needsArticle(phrase) ? `${startsWithVowelSound(phrase) ? 'an' : 'a'} ${phrase}` : phrase

function startsWithVowelSound(phrase: string): boolean {
  const [first = ''] = phrase.split(/\s+/)
  if (/^\p{Lu}[\p{Lu}\d]/u.test(first)) return /^[AEFHILMNORSX]/.test(first)
  return /^(?:(?!uni(?!n|m)|use|usu|eu|ewe|one\b|once)[aeiou]|hour|honest|heir|8|11\b|18\b)/i.test(first)
}

/** "baby monitor" → "baby monitors"; the head alone takes the ending. */
export function pluralised(phrase: string): string {
  const head = headPhrase(phrase)
  const last = head.at(-1) ?? ''
  const plural = /[^aeiou]y$/i.test(last)
    ? `${last.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh)$/.test(last)
      ? `${last}es`
      : `${last}s`
  return [...head.slice(0, -1), plural, ...phrase.trim().split(/\s+/).slice(head.length)].join(' ')
}

export const definite = (phrase: string): string => (needsArticle(phrase) ? `the ${phrase}` : phrase)
/** "busy parents", not "anyone who cooks": the readers as a group. */
export const isGroup = (audience: string): boolean => isPlural(audience) && !isVerbForm(audience)
