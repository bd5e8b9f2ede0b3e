import { NUMBER_PATTERN, parseNumber } from './numbers.ts'

/** A time in a step, in seconds. `most` is the upper end of a range. */
export type Duration = { text: string; seconds: number; most?: number }

/** Punctuation to keep on the line of the time before it. */
export const CLOSING = /^[,.;:!?)\]]+/

/** Each number with its words. */
const WORDS = Object.fromEntries(
  `
  1 a, an, one, jedna, jedną, jednej; 2 two, dwie, dwóch; 3 three, trzy, trzech;
  4 four, cztery, czterech; 5 five, pięć, pięciu; 6 six, sześć, sześciu; 7 seven, siedem, siedmiu;
  8 eight, osiem, ośmiu; 9 nine, dziewięć, dziewięciu; 10 ten, dziesięć, dziesięciu; 11 eleven;
  12 twelve, dwanaście, dwunastu; 15 fifteen, piętnaście, piętnastu; 18 eighteen;
  20 twenty, dwadzieścia, dwudziestu; 25 twenty-five, twenty five, dwadzieścia pięć;
  30 thirty, trzydzieści, trzydziestu; 35 thirty-five; 40 forty, czterdzieści, czterdziestu;
  45 forty-five, forty five, czterdzieści pięć; 50 fifty, pięćdziesiąt; 60 sixty, sześćdziesiąt;
  90 ninety, dziewięćdziesiąt`
    .split(';')
    .flatMap((entry) => {
      const [, value, words = ''] = /^\s*(\d+) (.*)$/.exec(entry) ?? []
      return words.split(', ').map((word) => [word, Number(value)])
    }),
) as Record<string, number>
/** Times written in words. "A few minutes" and "overnight" give no number, so they are not times. */
const PHRASES: [pattern: string, seconds: number][] = [
  ['three[- ]quarters of an hour|trzy kwadranse|trzech kwadransów', 2700],
  ['half an hour|half[- ]an[- ]hour|a half[- ]hour|half[- ]hour|pół godziny|pół godz', 1800],
  ['(?:a )?quarter of an hour|a quarter[- ]hour|kwadransa?|kwadransie', 900],
  ['half a minute|pół minuty', 30],
  ['półtorej godziny|półtora godziny', 5400],
  ['półtorej minuty|półtora minuty', 90],
  ['godzinę|godzinkę|godzinie', 3600],
  ['minutę|minutkę|minucie', 60],
]
const UNITS: [pattern: string, seconds: number][] = [
  ['hours?|hrs?|h|godzin[ayę]?|godzinach|godz', 3600],
  ['minutes?|mins?|minut[ayę]?|minutach', 60],
  ['seconds?|secs?|s|sekund[ayę]?|sek', 1],
]

/** In seconds. A browser does not keep a timer running reliably for days. */
const LONGEST = 24 * 3600

const END = '(?![\\p{L}\\p{N}])'
const words = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const sticky = (source: string) => new RegExp(source, 'iuy')

/** Of "25/30 minutes" only the 25: with a larger denominator than 4 it is a range, no fraction. "1/5 hour" is one. */
const NUMBER = sticky(`(?:(?!1 ?/)\\d+(?= ?/ ?(?:[5-9]|\\d\\d))|${NUMBER_PATTERN}|(?:${words})${END})`)
const JOINT = sticky('\\s*[–—~/-]\\s*|\\s+(?:to|or|do|lub)\\s+')
const AND = sticky('\\s+(?:and|a)\\s+')
const HALF = sticky('[\\s-]+(?:and[ -]a[ -]half|i pół)' + END)
const QUARTER = sticky('\\s+and a quarter' + END)
const OR_TWO = sticky('\\s+(?:or two|lub dwie|czy dwie)' + END)
const GAP = sticky(
  '\\s*-?\\s*(?:(?:more|additional|extra|further|full|good|whole|minimum|kolejne|kolejnych|dalsze|następne)\\s+)?',
)
const NEXT_PART = sticky('\\.?\\s*(?:,|\\band\\b|\\bi\\b|\\boraz\\b|\\bplus\\b)?\\s*')
const phrases = PHRASES.map(([pattern, seconds]) => [sticky(`(?:${pattern})${END}`), seconds] as const)
const units = UNITS.map(
  ([pattern, seconds]) => [sticky(`(?:${pattern})(?![\\p{L}]|\\s*(?:[⁄/]\\s*)\\d)`), seconds] as const,
)
const START = new RegExp(
  `(?<![\\p{L}\\p{N}.,/°]|\\d:)(?:\\d|[¼-¾⅐-⅞]|(?:${words})${END}|half|quarter|three|trzech|pół|kwadrans|godzin|minut)`,
  'giu',
)

type Part = { end: number; low: number; high: number; unit: number }

/** The end of `pattern` at the position `at`; -1 when the pattern does not match there. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : -1
}

function readNumber(text: string, at: number): { value: number; end: number; isWord: boolean } | null {
  const end = after(NUMBER, text, at)
  if (end < 0) return null
  const written = text.slice(at, end)
  const word = WORDS[written.toLowerCase()]
  const value = word ?? parseNumber(written)
  if (value === null) return null
  const half = after(HALF, text, end)
  return half < 0 ? { value, end, isWord: word !== undefined } : { value: value + 0.5, end: half, isWord: false }
}

/** "between 15 and 20": only here does `and` join two numbers. */
const isBetween = (text: string, at: number) => /\b(?:between|pomiędzy|między)\s+$/iu.test(text.slice(0, at))

function readUnit(text: string, at: number): { seconds: number; end: number } | null {
  const start = after(GAP, text, at)
  for (const [pattern, seconds] of units) {
    const end = after(pattern, text, start)
    if (end >= 0) return { seconds, end }
  }
  return null
}

/** Reads what follows a unit and belongs to its number: "an hour and a half", "a minute or two". */
function readTail(text: string, part: Part): Part {
  const half = after(HALF, text, part.end)
  if (half >= 0) return { ...part, end: half, low: part.low + part.unit / 2, high: part.high + part.unit / 2 }
  const quarter = after(QUARTER, text, part.end)
  if (quarter >= 0) return { ...part, end: quarter, low: part.low + part.unit / 4, high: part.high + part.unit / 4 }
  const two = part.low === part.unit ? after(OR_TWO, text, part.end) : -1
  return two < 0 ? part : { ...part, end: two, high: 2 * part.unit }
}

function readPart(text: string, at: number): Part | null {
  for (const [pattern, seconds] of phrases) {
    const end = after(pattern, text, at)
    if (end >= 0) return readTail(text, { end, low: seconds, high: seconds, unit: seconds })
  }
  const first = readNumber(text, at)
  if (!first) return null
  const joint = Math.max(after(JOINT, text, first.end), isBetween(text, at) ? after(AND, text, first.end) : -1)
  const second = joint < 0 ? null : readNumber(text, joint)
  const unit = readUnit(text, (second ?? first).end)
  if (!unit) return null
  // "A second pan" is an ordinal, not a time.
  if (unit.seconds === 1 && first.isWord && first.value === 1) return null
  return readTail(text, {
    end: unit.end,
    low: first.value * unit.seconds,
    high: (second ?? first).value * unit.seconds,
    unit: unit.seconds,
  })
}

/** "1h30m", and two digits behind the hours, are minutes. Behind a space they may begin another amount: "1 h 20 g". */
const MINUTES_BEHIND = sticky(
  '\\s?[0-5]?\\d\\s?m(?![\\p{L}\\p{N}])|[0-5]\\d(?![\\p{L}\\p{N}])|\\s[0-5]\\d(?:(?!\\s?[\\p{L}\\p{N}°%–—~/-]|[.,:]\\d)|(?=\\s(?:at|until|in|on|or|with|while|w|na|aż)\\s|\\s?(?:[–—~-]|to\\s|do\\s)\\s?\\d{1,3}\\s?h))',
)

/** Reads "1 hour 30 minutes", "1 h 30", "1h30" and "1h30m" as one time. */
function readWhole(text: string, at: number): Part | null {
  const part = readPart(text, at)
  if (!part || part.unit === 1) return part
  const bare = part.unit === 3600 ? after(MINUTES_BEHIND, text, part.end) : -1
  if (bare >= 0) {
    const minutes = 60 * Number.parseInt(text.slice(part.end, bare), 10)
    return { ...part, end: bare, low: part.low + minutes, high: part.high + minutes }
  }
  const next = readPart(text, after(NEXT_PART, text, part.end))
  if (!next || next.unit >= part.unit || part.low !== part.high) return part
  return { end: next.end, low: part.low + next.low, high: part.low + next.high, unit: next.unit }
}

/** Reads a range of two times: "1 hour to 1 hour 30 minutes", "half an hour to an hour". */
function readDuration(text: string, at: number): Part | null {
  const first = readWhole(text, at)
  if (!first) return null
  const joint = first.low === first.high ? after(JOINT, text, first.end) : -1
  const last = joint < 0 ? null : readWhole(text, joint)
  return last && last.low > first.high ? { ...last, low: first.low } : first
}

/** Splits a text at its times. Every letter of the text is kept. */
export function splitDurations(text: string): (string | Duration)[] {
  const parts: (string | Duration)[] = []
  let done = 0
  for (const { index } of text.matchAll(START)) {
    if (index < done) continue
    const found = readDuration(text, index)
    if (!found || found.low <= 0 || found.high < found.low || found.high > LONGEST) continue
    if (index > done) parts.push(text.slice(done, index))
    const seconds = Math.round(found.low)
    parts.push({
      text: text.slice(index, found.end),
      seconds,
      ...(found.high > found.low && { most: Math.round(found.high) }),
    })
    done = found.end
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}
