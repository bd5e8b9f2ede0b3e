import { isVerbForm } from './verbs.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))

export const DETERMINER =
  /^(?:an?|the|this|that|these|those|our|your|my|his|her|its|their|every|each|all|some|any|no|more|less|fewer|both|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*)$/i

/** Words that end a head noun's phrase: "bookkeeping *for* freelancers". */
export const PREPOSITION =
  /^(?:for|of|in|with|without|on|at|from|to|by|about|against|after|before|behind|beyond|inside|during|under|over|between|per|into|near|that|which|who|when|while|we|you|they)$/i

const IRREGULAR_PLURALS = list('people children men women feet teeth mice geese police cattle')
/** Singular nouns that end in s. */
const SINGULAR_IN_S = list(
  'christmas news mathematics physics politics economics series species lens gas bus atlas canvas chaos bias',
)

/** Nouns that need an article in the singular. Other singular nouns count as substances or activities. */
const COUNTABLE = list(
  'account add-on agency agm alarm allowance analysis announcement apartment api app application appointment approach apron ' +
    'article assembly assistant auction audit award backpack bag bakery balcony band bank bar barbecue basket bath battery bean ' +
    'bed belt bicycle bike bill bistro blanket blog blouse board boat body book bookshop boot bot bottle bowl box bracelet brand ' +
    'break breakfast brewery brief brochure brunch bucket budget bundle business cabinet cable café cake calendar call camera ' +
    'camp campaign campsite candle car card carpet case cat catalogue centre ceremony certificate chain chair charity chart chat ' +
    'chatbot choice choir cinema city class clearance clinic clock club co-op coat code collar collection college column comment ' +
    'community company concept concert condition conference connection consultancy contest contract cookbook cooperative copy cot ' +
    'cottage couch council country course cover crib crisis crm cup cupboard cycle dashboard database date day deadline deal ' +
    'decision deck demo department deposit desk device diary diet directory discount dish display district dog door dress drill ' +
    'duvet earring edition engine episode estimate evening event exam example exercise exhibition expert extension eye fair ' +
    'family farm fee festival field file fireplace firm flat form frame franchise fridge function fête gala gallery garage garden ' +
    'garland gate gift giveaway glossary glove grant griddle grill group guarantee guesthouse guide gym habit hackathon hall ' +
    'handbook harness hat headset helmet highchair hoodie hostel hotel hour house idea illness image inbox index inn interface ' +
    'interview inventory invitation invoice issue item jacket job journal jug kennel kettle keyboard kick-off kickoff ' +
    'kindergarten kit kitchen kitten knife lab laboratory lamp laptop launch law lawn lead leaflet leash lecture lesson library ' +
    'licence license line link list living-room loaf loan location lock logo lunchbox machine magazine manual map marathon market ' +
    'marketplace mask mattress meal meeting meetup membership menu message method microphone migration mill mistake mobile model ' +
    'module mortgage mouse move move-out mug museum necklace network night nursery office opening orchestra order outline oven ' +
    'package page pan parcel park party password path patio payment payslip pen pension period permit pharmacy phone picnic pie ' +
    'pillow pipeline pizza place plan plant plate platform plugin podcast policy pool portal portfolio position post pot ' +
    'power-bank practice pram preview price problem process product program programme project promo promotion proposal prototype ' +
    'pub puppy question queue quiz quote race rack raffle range rebrand receipt recipe record redesign refit refund refurbishment ' +
    'region relaunch release renovation rental reorganisation report request reservation resource restaurant result retreat ' +
    'return reunion review ring road roadmap roastery robot roll rollout roof room route routine rucksack rule run résumé salad ' +
    'salary sale salon sample sandwich saucepan scale scarf scheme school score screen screening script season seat section ' +
    'seminar service session shampoo shed shelf ship shirt shoe shop show signature site sitemap skill skirt sock sofa solution ' +
    'spa space spreadsheet stall standard startup statement station step stock-take stool store story stove strategy street ' +
    'studio study subscription suit suitcase summary summit supplement surgery survey swap system t-shirt table tablet takeaway ' +
    'talk target tart task tasting tax-return team teapot template tent terrace test theatre theme thermos thermostat ticket tie ' +
    'tool toothbrush topic tour town toy train tray trend trip union unit update upgrade vacancy van vase version video view ' +
    'village visa visit walk wall wallet wardrobe warehouse watch webinar website week weekend wheel widget window wine-list ' +
    'winery wok workflow workplace worksheet workshop workspace year zone',
)
const SUBSTANCES_IN_ER =
  /(?:water|butter|paper|weather|power|leather|fever|ginger|pepper|silver|copper|timber|wear|laughter|cover|matter|order|labour|humour|behaviour|colour|flour|air|hair|care|repair)$/i

const bare = (word: string) => word.toLowerCase().replace(/[’']s$/, '')

/** The words before the first preposition: "the winter boots" from "the winter boots from Nordway". */
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

/** "baby monitor" → "baby monitors"; only the head noun gets the ending. */
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
/** Whether an audience is a plural noun: "busy parents", not "anyone who cooks". */
export const isGroup = (audience: string): boolean => isPlural(audience) && !isVerbForm(audience)
