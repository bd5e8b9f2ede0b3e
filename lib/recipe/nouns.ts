import { fillTemplate, takesPlural } from './templates.ts'

/** Nouns that recipes count. The plural is regular unless it follows a colon. */
const COUNTED = `egg yolk onion shallot clove carrot potato:potatoes tomato:tomatoes lemon lime orange apple pear plum peach
apricot banana mango:mangoes avocado courgette zucchini:zucchini aubergine eggplant cucumber pepper chilli:chillies chili:chilies
jalapeño beetroot beet parsnip turnip leek cabbage cauliflower mushroom radish:radishes date fig olive gherkin cherry:cherries
leaf:leaves sprig stalk stick rib bulb head bunch:bunches handful knob thumb piece slice strip sheet wedge half:halves pod
bean cube square bar rasher fillet breast thigh leg wing drumstick chop steak sausage anchovy:anchovies sardine trout:trout
prawn roll bun loaf:loaves tortilla wrap pitta biscuit cracker wafer bag sachet packet package pack tin can jar bottle tub
carton box:boxes block ball cup spoonful teaspoonful tablespoonful pinch:pinches dash:dashes drop omelet omelette splash:splashes glass:glasses
portion serving scoop spear floret ear cob stem root scallion pepperoni:pepperoni kiwi lettuce quince nectarine grapefruit
pomegranate melon pineapple coconut chestnut walnut almond hazelnut pecan cardamom peppercorn berry:berries strawberry:strawberries
mussel oyster scallop herring mackerel:mackerel marshmallow cookie muffin pancake crêpe
waffle bagel baguette capsicum swede shank rack tip neck ring joint ladle spoon tablespoon teaspoon mug bowl pack pkg
punnet twig strand dozen:dozen container disc carcass:carcasses bayleaf:bayleaves pickle caper slab segment naan flatbread chop cutlet heart shot glug nest hock plate ramekin crust envelope pkt pouch:pouches chipolata patty:patties meatball dumpling pierog:pierogi beefsteak frankfurter teabag`

/** The Polish forms for one, for two to four, for five and more, and for a fraction. */
const POLISH = `jajko jajka jajek jajka|cebula cebule cebul cebuli|ząbek ząbki ząbków ząbka|marchewka marchewki marchewek marchewki
ziemniak ziemniaki ziemniaków ziemniaka|jabłko jabłka jabłek jabłka|cytryna cytryny cytryn cytryny|limonka limonki limonek limonki
pomidor pomidory pomidorów pomidora|plaster plastry plastrów plastra|kromka kromki kromek kromki|puszka puszki puszek puszki
słoik słoiki słoików słoika|opakowanie opakowania opakowań opakowania|ogórek ogórki ogórków ogórka|papryka papryki papryk papryki
liść liście liści liścia|gałązka gałązki gałązek gałązki|szczypta szczypty szczypt szczypty|pęczek pęczki pęczków pęczka
kostka kostki kostek kostki|banan banany bananów banana|śliwka śliwki śliwek śliwki|burak buraki buraków buraka
żółtko żółtka żółtek żółtka|białko białka białek białka|łyżka łyżki łyżek łyżki|łyżeczka łyżeczki łyżeczek łyżeczki
szklanka szklanki szklanek szklanki|ziarno ziarna ziaren ziarna|krążek krążki krążków krążka|gruszka gruszki gruszek gruszki|pietruszka pietruszki pietruszek pietruszki|garść garście garści garści
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

/** Nouns before the food that they hold: the number of "2 tins tomatoes" counts tins. */
const HOLDERS = new Set(
  `dozen container pinch dash splash handful spoon spoonful mug bowl shot tin can jar bottle bunch slice sprig stick
clove piece bag packet sachet tub carton box block head bulb knob stalk strip glass cup`.split(/\s+/),
)

/** Whether a noun holds a food: "tin", "bunch". */
export const isHolder = (noun: string): boolean => HOLDERS.has(singularOf.get(noun.toLowerCase()) ?? noun.toLowerCase())

const isPlural = (word: string) => singularOf.has(word)
const isSingular = (word: string) => pluralOf.has(word)

/** Words that a number does not count: their form does not change. */
const UNCOUNTED = new Set(
  `garlic anise allspice ginger celery broccoli cauliflower spinach kale parsley basil dill coriander cilantro mint thyme
rosemary sage oregano rice bread butter salt pepper asparagus fennel lettuce rhubarb sweetcorn corn chard tofu fish
trout salmon cod pork beef lamb chicken-stock meat pasta spaghetti chocolate cheese cream stock broth bouillon water
milk wine more less extra size sized other others such puff frozen yeast gelatine series chorizo mozzarella feta
capsicum-paste sugar flour oil honey vinegar mustard`.split(/\s+/),
)

/** A word that ends the name of a thing: a preposition, a verb or a participle. */
const ENDS_NAME =
  /^(?:of|for|from|with|in|into|on|onto|at|to|as|if|per|plus|about|approx|around|weighing|each|cut|kept|left|such|that|which|when|to|by|is|are|will|would|should|until|then|or|and|i|lub|albo|na|do|z|(?:finely|roughly|thinly|thickly|coarsely|lightly|freshly|well|very|not|optional)|[\p{L}-]+(?:ed|ly))$/iu
/** Words that match ENDS_NAME but may also precede the noun: "dried", "rolled". */
const BEFORE_NAME =
  /^(?:red|dried|smoked|mixed|salted|unsalted|unwaxed|peeled|boned|skinned|pitted|canned|tinned|crushed|chopped|sliced|grated|minced|diced|medium-sized|sized|seed|bread|rolled|roasted|toasted|cooked|boiled|hard-boiled|cooled|heaped|shelled|shredded|pickled|candied|preserved|free-ranged?|trimmed|rounded|halved|quartered|frozen|curly|early|jelly|whole|very|freshly|finely|thinly|lightly|roughly|thickly|unpeeled|peeled|mashed|marinated|flaked|blanched|stewed|bone-in|skinless|fast-action|belly|\p{L}+-\p{L}+ed)$/iu

const MADE_OF = /^(?:pur[ée]e|paste|sauce|ketchup|juice|soup|stock|powder|passata)$/iu

type Named = { lead: string; noun: string; template: string }

/** The forms of an English or Polish noun as "{one|many}"; null for an unknown word. */
export function formsOf(word: string): string | null {
  const lower = word.toLowerCase()
  if (/^whites?$/u.test(lower)) return '{white|whites}'
  const forms = polish.get(lower)
  if (forms) return `{${forms.map((form) => withCase(word, form)).join('|')}}`
  const one = isSingular(lower) ? lower : singularOf.get(lower)
  const many = one === undefined ? undefined : pluralOf.get(one)
  return one !== undefined && many !== undefined ? `{${withCase(word, one)}|${withCase(word, many)}}` : null
}

/** The forms of a word that the list of nouns does not have, by the rules of English. */
function guessForms(word: string, isMany: boolean): string | null {
  const lower = word.toLowerCase()
  if (UNCOUNTED.has(lower) || !/^[\p{L}’'-]{3,}$/u.test(word)) return null
  if (isMany) return /[^s]s$/.test(lower) ? `{${singularByRule(word)}|${word}}` : null
  return /s$/.test(lower) ? null : `{${word}|${pluralByRule(word)}}`
}

const singularByRule = (word: string): string => {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y')
  if (/(?:ss|x|z|ch|sh)es$/i.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
const pluralByRule = (word: string): string => {
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies')
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

const WORD = /(?:\s+|-)?((?:med|lge?|lrg|sm)\.|\p{L}(?:[\p{L}’'-]*\p{L})?)/uy

type Token = { word: string; end: number }

/** The words behind a number up to the first mark of punctuation; at most eight. */
function wordsAfter(text: string): Token[] {
  const words: Token[] = []
  let end = 0
  while (words.length < 8) {
    WORD.lastIndex = end
    const match = WORD.exec(text)
    if (!match) break
    end = WORD.lastIndex
    words.push({ word: match[1] ?? '', end })
  }
  return words
}

/** Which of the words the number counts; -1 when none is known. */
function headOf(words: readonly Token[]): number {
  let found = -1
  for (const [index, { word }] of words.entries()) {
    const lower = word.toLowerCase()
    // "red or yellow onion": "or" is between two adjectives.
    if (ENDS_NAME.test(word) && !(found < 0 && (BEFORE_NAME.test(word) || (index > 0 && lower === 'or')))) break
    // "tomato purée" and "mushroom soup" are measured, not counted.
    const isMade = MADE_OF.test(words[index + 1]?.word ?? '')
    const isNoun = !isMade && (isPlural(lower) || isSingular(lower) || (index === 0 && polish.has(lower)))
    // "egg yolks": the last of several nouns in a row is counted. The words after it name the food.
    const isWhite = /^whites?$/.test(lower) && /^egg$/i.test(words[index - 1]?.word ?? '')
    if (!isNoun && found >= 0 && !isWhite) break
    if (isNoun || isWhite) found = index
    if (isNoun && HOLDERS.has(singularOf.get(lower) ?? lower)) break
  }
  return found
}

/** The last word of a name that the list of nouns does not have: "chicken" of "whole chicken, about 1.8 kg". */
function guessHead(words: readonly Token[], isMany: boolean): number {
  let last = -1
  for (const [index, { word }] of words.entries()) {
    const next = words[index + 1]?.word ?? 'and'
    if (ENDS_NAME.test(word) && !(BEFORE_NAME.test(word) && (BEFORE_NAME.test(next) || !ENDS_NAME.test(next)))) break
    last = index
  }
  const name = words[last]
  if (name && /^(?:small|medium|large|big|whole|\p{L}+ly)$/iu.test(name.word)) return -1
  return name && guessForms(name.word, isMany) ? last : -1
}

/** "1 shallot or small onion": the noun behind "or" also takes the form for the number. */
function alternative(rest: string): { text: string; template: string } | null {
  const or = /^\s+(?:or|lub|albo)(?=\s+(?!(?:to|more|less|as|so|if|a|an|the|any|other)\s)\p{L})/iu.exec(rest)?.[0]
  if (!or) return null
  const after = rest.slice(or.length)
  const words = wordsAfter(after)
  const head = headOf(words)
  const noun = words[head]
  const forms = noun && formsOf(noun.word)
  if (!noun || !forms) return null
  const lead = after.slice(0, noun.end - noun.word.length)
  return { text: or + lead + noun.word, template: or + lead + forms }
}

/**
 * Reads the noun that a number before `text` counts: the words before the noun, the noun, and both as a template with
 * the noun's forms: " large {onion|onions}". Null when it finds no noun.
 */
export function nounAfter(text: string, value: number, mayGuess = true): Named | null {
  const words = wordsAfter(text)
  const isMany = takesPlural(value)
  const known = headOf(words)
  const index = known >= 0 || !mayGuess ? known : guessHead(words, isMany)
  const head = words[index]
  if (!head) return null
  const forms = formsOf(head.word) ?? guessForms(head.word, isMany)
  if (!forms) return null
  const lead = text.slice(0, head.end - head.word.length)
  const other = alternative(text.slice(head.end))
  const noun = head.word + (other?.text ?? '')
  return { lead, noun, template: lead + forms + (other?.template ?? '') }
}

const withCase = (model: string, word: string) =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word

/** The noun in the form that goes with a number: "onion" with ⅓ and 1, "onions" with 1½. */
export function fitNoun(noun: string, value: number): string {
  const forms = formsOf(noun) ?? guessForms(noun, false)
  return forms ? fillTemplate(forms, value) : noun
}

/** The singular of a noun in lower case, for comparison. */
export function nounStem(noun: string): string {
  const lower = noun.toLowerCase()
  return polish.get(lower)?.[0] ?? singularOf.get(lower) ?? lower
}

/** The known plurals of counted things in a text. */
export const pluralsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => isPlural(word))
