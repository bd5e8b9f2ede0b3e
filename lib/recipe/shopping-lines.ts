import { oneLine } from '../text.ts'
import type { Amount, Placed } from './amounts.ts'
import { amountsOfLine, readableLine } from './line-amounts.ts'
import { findFood, foodsIn } from './foods.ts'
import { PACK_NOUN } from './line-words.ts'
import { isHolder } from './nouns.ts'
import { firstChoice, REMARKS, SIZES } from './shopping-words.ts'
import { nounIn } from './templates.ts'
import { type System, unitNamed } from './units.ts'

/** A thing to buy that a line names, with its amounts: "20 g butter, 1 sliced tomato and ½ sliced onion" are three. */
export type LinePart = { name: string; amounts: Amount[] }

/** A piece of a line between commas and "and", with the amounts in it. */
type Piece = { text: string; joint: string; placed: Placed[] }

const blank = (text: string) => ' '.repeat(text.length)
/** Brackets repeat or describe the food. They name nothing else to buy. */
const withoutBrackets = (text: string) => text.replace(/\([^()]*\)?/gu, blank)
/** "Zest and juice of 1 lemon" and "juice 1 lemon" are a lemon. */
const ZEST_AND_JUICE =
  /^\s*(?:(?:finely )?grated )?(?:zest|juice|rind|peel)(?: and (?:zest|juice|rind))?(?: of| from|(?= [\d½⅓¼¾]))\s/iu
/** "dissolved in 500 ml water" names another thing. */
const JOINTS =
  /[,;:]|(?<=\s)(?:[Aa]nd|plus|i|oraz|(?:\p{L}+(?!e)\p{L}ed|beaten) (?:in|with)(?= [\d½⅓⅔¼¾]))(?=\s)|\s[+&–—-]\s|\.\s+(?=\p{Lu})/gu

function piecesOf(line: string, placed: readonly Placed[]): Piece[] {
  const text = withoutBrackets(line).replace(ZEST_AND_JUICE, blank)
  const cuts = [...text.matchAll(JOINTS)].filter(
    ({ index, 0: joint }) =>
      !/\d,\d/u.test(text.slice(index - 1, index + 2)) &&
      !placed.some((one) => index < one.end && index + joint.length > one.start && joint !== ','),
  )
  const ends = [...cuts.map(({ index }) => index), text.length]
  return ends.map((end, at) => {
    const cut = cuts[at - 1]
    const start = cut ? cut.index + cut[0].length : 0
    const own = placed.filter(
      (one) =>
        one.start >= start && one.end <= end && (text.slice(one.start, one.end).trim() !== '' || one.amount.isPiece),
    )
    let written = ''
    let done = start
    for (const one of own) {
      written += `${text.slice(done, one.start)} # `
      done = one.end
    }
    return { text: written + text.slice(done, end), joint: cut?.[0].trim() ?? '', placed: own }
  })
}

/** "a 5 cm piece of ginger" is ginger. */
const PIECE_OF = /^(?:(?:an?|one)\s+)?(?:pieces?|knobs?|lengths?)\s/iu

/** The food of a piece, without amount and remarks. */
function nameOf({ text, placed }: Piece): string {
  // "24 oz or 1 jar of sauce": two amounts of one thing.
  const single = placed[0]?.amount.after ? text : text.replace(/#\s+(?:or|lub)\s+(?:about\s+|around\s+)?#/u, '#')
  const others = oneLine(
    firstChoice(single.replace(/\b(?:plus|at room temperature)\b.*/isu, '').replace(/^[\s#]+(?=\S)/u, ' '))
      .replaceAll('#', ' ')
      .replace(
        /\b(?:to serve|to finish|to taste|to garnish|for \p{L}+ing|for the \p{L}+|for frying|per\s+\p{L}+|if (?:needed|desired)|as needed|optional)\b.*/isu,
        '',
      )
      .replace(/^(?!\s*00\b)[^\p{L}]+/u, '')
      .trimEnd()
      .replace(
        /^(?:and\/or|or|x|×|between|about|at least|up to|around|roughly|approx\.?|scant|generous)(?:[^\p{L}]+|$)/iu,
        '',
      )
      .replace(placed.some(({ amount }) => amount.kind === 'length') ? PIECE_OF : '', '')
      .replace(/^(?:of\s)?(?:the\s)?/iu, '')
      .replace(/\b(?:juice|zest|rind|peel)(?: and \p{L}+)? (?:of|from)$/iu, ''),
  ).replace(/ ?\.$/u, '')
  const counted = placed.find(({ amount }) => amount.after)?.amount
  if (!counted?.after) return others
  const noun = oneLine(
    counted.after
      .replace(/(?<=\})\s(?:or|lub)\s.*/u, '')
      .replace(/\{([^|{}]*)(?:\|[^{}]*)?\}/gu, '$1')
      .replace(SIZES, ' ')
      .replace(/^[^(]*\)|^\s*[x×]\s|\./gu, ' '),
  )
  // "2 tins tomatoes" are tomatoes, "2 large onions, sliced" onions.
  const isPart = !findFood(noun) && oneLine(others.replace(REMARKS, ' ')) !== ''
  const isRemark = /^\p{L}+(?!e)\p{L}ed (?:in|with)\s/u.test(others)
  return others && !isRemark && (findFood(others) || isHolder(noun) || isPart) ? others : noun
}

const ADDS = /^(?:plus|and|\+|&|i|oraz)$/iu
/** For counts: "4 eggs, 2 separated and 2 whole" are four. */
const ADDS_COUNT = /^(?:plus|\+)$/iu

/** A piece without an amount is a thing to buy only if it names nothing but a food: "salt and pepper". */
function isFoodAlone(name: string): boolean {
  const bare = oneLine(
    name.replace(REMARKS, ' ').replace(/\b(?:a|an|few|more|your|choice|any|other|hot|cold|warm|plain)\b/giu, ' '),
  )
  if (bare === '' || /^(?:juice|liquid|brine|zest|skin|bones?)\b/iu.test(bare)) return false
  const words = bare.split(' ').length
  const [food] = foodsIn(bare)
  return food !== undefined && food.words >= words - 1
}

/**
 * The amounts of a piece before "or 2 tbsp oil": an alternative is not bought as well. Nor is a second count, "cut into
 * 8 pieces".
 */
function wantedOf({ text, placed }: Piece): Amount[] {
  const [first = ''] = text.split(/\s(?:or|lub|albo)\s+(?=(?:about\s+|around\s+|roughly\s+)?#)/u)
  const amounts = placed.slice(0, first.split('#').length - 1).map(({ amount }) => amount)
  const counted = amounts.find(({ kind }) => kind === 'count')
  return amounts.filter((amount) => amount.kind !== 'count' || amount === counted)
}

/** "1 tsp each cumin, coriander and paprika": the same amount of each food. Null for any other line. */
function partsOfEach(line: string, [first]: readonly Placed[]): LinePart[] | null {
  const names = first && /^\s+each(?: of)?:?\s+(\S.*)$/iu.exec(withoutBrackets(line).slice(first.end))?.[1]
  if (!names) return null
  return names
    .split(/,|\s(?:and|&|i|oraz)\s/u)
    .map((name) => ({ name: oneLine(name), amounts: [first.amount] }))
    .filter(({ name }) => oneLine(name.replace(REMARKS, ' ')) !== '')
}

/** A temperature is not bought. A length is, if it is the size of counted things: "2 (20 cm) tortillas". */
const isBought = ({ kind, after }: Amount) => kind !== 'heat' && (kind !== 'length' || after !== undefined)

/** Another choice than the first: "or honey", and "agave" in "syrup, agave, or honey". */
const isOtherChoice = ({ text, placed }: Piece, later: readonly Piece[]): boolean =>
  /^\s*(?:or|lub|albo)\b/iu.test(text) ||
  (placed.length === 0 && later.some((piece) => /^\s*(?:or|and\/or)\b/iu.test(piece.text)))

/** What a piece adds to the thing before it: another thing, its name with amounts, amounts alone, or nothing to buy. */
function roleOf(
  { text, joint }: Piece,
  { name, amounts }: LinePart,
  last: LinePart,
  isSecond: boolean,
): 'thing' | 'name' | 'amounts' | null {
  // "Garlic, 3 cloves": the amount of the food before it.
  const isAmount = isHolder(name) && last.amounts.length === 0 && /garlic/iu.test(last.name)
  // "2 tins tomatoes and 1 tin beans": a pack holds a food. "2 cans corn, 1 can drained" are two cans.
  const noun = nounIn(amounts[0]?.after)
  const isPacked = noun !== undefined && noun !== name && PACK_NOUN.test(noun) && /s$/u.test(name) && ADDS.test(joint)
  const isFood = (isPacked || findFood(name) !== undefined) && !isAmount
  // "¼ cup + ½ tsp lime juice": both amounts belong to the food that follows.
  if (isSecond && last.name === '' && name !== '') return 'name'
  if (amounts.length === 0) {
    const isAfterAmount = isSecond && last.amounts.length > 0 && !findFood(last.name)
    // "4 sour, firm apples": the food follows its last adjective.
    if (isAfterAmount && isFood && name.split(' ').length <= 3) return 'name'
    // "Dark chocolate, 70 % cocoa" and "garlic, cloves separated" describe the food before the comma.
    const isDescribed = /%\s*cocoa\b/iu.test(text) || (/garlic/iu.test(last.name) && /^cloves?\s/iu.test(name))
    return !isDescribed && isFoodAlone(name) ? 'thing' : null
  }
  const startsWithAmount = /^\s*(?:(?:about|around|another|the|ca\.|~)\s+)*#/iu.test(text)
  if (isFood && startsWithAmount && !amounts.every(({ isFixed }) => isFixed)) return 'thing'
  const adds = amounts.every(({ kind }) => kind === 'count') ? ADDS_COUNT : ADDS
  return last.amounts.length === 0 || (adds.test(joint) && startsWithAmount) ? 'amounts' : null
}

/** The things to buy for an ingredient line. */
export function partsOf(text: string, home: System): LinePart[] {
  const line = readableLine(text).replace(/\b(semi|self|free|full|low) - (?=\p{L})/giu, '$1-')
  const placed = amountsOfLine(line, { home })
  const each = partsOfEach(line, placed)
  if (each) return each
  // A product of the method is not bought: "1 tbsp of the cucumber brine".
  if (/^[^,;()]{0,20}\bof the\b[^,;]*\b(?:brine|liquid|marinade|dough|syrup|mixture)\b/iu.test(line)) return []
  const parts: LinePart[] = []
  piecesOf(line, placed).forEach((piece, index, pieces) => {
    const part = { name: nameOf(piece), amounts: wantedOf(piece).filter(isBought) }
    const last = parts.at(-1)
    if (!last) {
      parts.push({ ...part, name: part.name || oneLine(piece.text.replaceAll('#', ' ')) })
      return
    }
    if (isOtherChoice(piece, pieces.slice(index + 1))) return
    const role = roleOf(piece, part, last, index === 1)
    if (role === 'thing') parts.push(part)
    if (role === 'name') last.name = part.name
    if (role === 'name' || role === 'amounts') last.amounts.push(...part.amounts)
  })
  const [only] = parts
  // "Soy sauce (1–2 tbsp)": the only amount is in brackets.
  if (only && parts.length === 1 && only.amounts.length === 0)
    only.amounts.push(...placed.map(({ amount }) => amount).filter((amount) => isBought(amount) && !amount.isFixed))
  // Pepper without a number, or in spoons, is the spice.
  const isSpice = ({ name, amounts }: LinePart) =>
    /^pepper$/iu.test(name) && amounts.every(({ unit }) => unit && unitNamed(unit).system === 'both')
  return parts.map((part) => ({ ...part, name: isSpice(part) ? 'black pepper' : part.name || oneLine(line) }))
}
