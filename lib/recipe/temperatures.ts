/** A temperature in a text; `max` is the upper end of a range. */
export type Temperature = {
  value: number
  max?: number | undefined
  joint?: string | undefined
  scale: 'C' | 'F' | 'gas'
  /** The conventional oven beside a fan's temperature: "180 °C (160 °C fan)". */
  besides?: number | undefined
}
export type FoundTemperature = Temperature & {
  start: number
  end: number
  /** No temperature of the other scale is beside it. */
  isAlone: boolean
}

const SPACE = '[ \\u00a0]?'
const NUMBER = '(?:[−-]|minus )?\\d{1,3}'
const BETWEEN = '(?<=\\b(?:between|pomiędzy|między) \\d{1,3}) (?:and|a) '
const DEGREES = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(${NUMBER})(?:${SPACE}[°º]?[CF]?(${SPACE}[–—-]${SPACE}| to | do |${BETWEEN})(${NUMBER}))?` +
    `${SPACE}(?:[°º]${SPACE}|(?:degrees?|deg|stopni) )?(C|F|Celsius|Fahrenheit|Celsjusza)(?![\\p{L}\\p{N}])`,
  'giu',
)
const MARK = '(10|[1-9]|[½¼]|1/[24])(?!\\d|[.,/]\\d)'
const FRACTION = `(?:${SPACE}(?:[½¼¾]|1/[24]))?`
/** "10 minutes", "1½–2 hours" or "10–12 min" behind a gas mark is a time, not the end of a range. */
const TIME = `${FRACTION}(?:${SPACE}(?:[–—-]|to|or)${SPACE}\\d+${FRACTION})?[ \\u00a0-]?(?:min|hour|hr|sec)`
const GAS = new RegExp(`\\bgas(?: mark)?\\s*${MARK}(?:(${SPACE}[–—-]${SPACE}| to | or )${MARK}(?!${TIME}))?`, 'giu')
/** "160 fan", "fan 160": an oven without a scale, in Celsius. */
const FAN_ALONE =
  /(?<![\p{L}\p{N}.,])(?:(\d{3})(?= fan\b)|(?<=\bfan )(\d{3}))(?![\d.,/]|\s?(?:[°º]|deg|g\b|ml\b|[CF]\b))/giu
/** "350 degrees" and "oven to 350" without a scale: Fahrenheit, since no oven is so hot in Celsius. */
const BARE =
  /(?<![\p{L}\p{N}.,])(?:(?<=\b(?:oven|preheat|heat|temp|temperature|bake|roast)(?: the oven)?(?: up)? (?:to|at|of) )(\d{3})(?![\d/]|[.,]\d|\s*(?:g|ml|cm|min)\b)|(\d{3})(?=\s*[°º]|\s+degrees?))(?:\s*[°º]|\s+degrees?)?(?!\s*(?:\p{L}*[CF]\b|\p{N}|[°º–-]))/giu
const HOTTEST_CELSIUS = 275

/** Ovens are set to round figures: the pairs on their dials and in books. */
const OVENS = {
  C: [110, 120, 140, 150, 160, 180, 175, 190, 200, 220, 230, 240, 260],
  F: [225, 250, 275, 300, 325, 350, 350, 375, 400, 425, 450, 475, 500],
}

/** In Fahrenheit, as https://sizes.com/units/gas_mark.htm. Mark 1 is 275 °F, and each further mark 25 °F more. */
const LOW_MARKS: Record<string, number> = { '¼': 225, '1/4': 225, '½': 250, '1/2': 250 }

const celsiusOfMark = (mark: string): number => convert(LOW_MARKS[mark] ?? 250 + 25 * Number(mark), 'F')

type Found = Temperature & { start: number; end: number }

const numberOf = (text: string) => Number(text.replace(/^(?:−|minus )/iu, '-'))

function findAll(text: string): Found[] {
  const found: Found[] = []
  const taken = (start: number) => found.some((one) => start < one.end && start >= one.start)
  for (const match of text.matchAll(DEGREES)) {
    const [whole, low = '', joint, high, scale = ''] = match
    // "20 C" without a degree sign may be anything; no kitchen heats to it.
    if (numberOf(low) < 50 && !/[°º]|deg|stop/iu.test(whole)) continue
    found.push({
      value: numberOf(low),
      ...(high !== undefined && { max: numberOf(high), joint: joint ?? '–' }),
      scale: scale[0]?.toUpperCase() === 'F' ? 'F' : 'C',
      start: match.index,
      end: match.index + whole.length,
    })
  }
  for (const match of text.matchAll(GAS)) {
    const [whole, mark = '', joint, upper] = match
    found.push({
      value: celsiusOfMark(mark),
      ...(upper !== undefined && { max: celsiusOfMark(upper), joint }),
      scale: 'gas',
      start: match.index,
      end: match.index + whole.length,
    })
  }
  for (const { 0: whole, index } of text.matchAll(FAN_ALONE)) {
    if (Number(whole) < HOTTEST_CELSIUS && !taken(index))
      found.push({ value: Number(whole), scale: 'C', start: index, end: index + whole.length })
  }
  for (const { 0: whole, 1: oven, 2: degrees, index } of text.matchAll(BARE)) {
    const value = oven ?? degrees ?? ''
    if (Number(value) >= HOTTEST_CELSIUS && !taken(index))
      found.push({ value: Number(value), scale: 'F', start: index, end: index + whole.length })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Groups temperatures that are side by side, "180 °C (350 °F)" or "220C/200C fan/gas 7". */
function neighbours(text: string, all: readonly Found[]): Found[][] {
  const groups: Found[][] = []
  for (const one of all) {
    const last = groups.at(-1)?.at(-1)
    const isNear = last && one.start - last.end <= 16 && !/[.:]\s|\bthen\b/u.test(text.slice(last.end, one.start))
    if (isNear) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

const FAN_BEHIND = /^\)?\s*(?:with\s+|in a\s+)?(?:fan|convection)\b/iu
const FAN_BEFORE = /\b(?:fan|convection)(?: oven)?:?\s*$/iu

export function findTemperatures(text: string): FoundTemperature[] {
  return neighbours(text, findAll(text)).flatMap((group) => {
    const scales = new Set(group.map(({ scale }) => scale))
    const isAlone = !(scales.has('C') && scales.has('F'))
    const isFan = ({ start, end }: Found) => FAN_BEHIND.test(text.slice(end)) || FAN_BEFORE.test(text.slice(0, start))
    const oven = group.find((one) => one.scale !== 'gas' && !isFan(one))
    return group.map((one) => ({
      ...one,
      // A gas mark beside a temperature is not converted, as the temperature already says the same.
      isAlone: isAlone && !(one.scale === 'gas' && group.length > 1),
      ...(oven && oven !== one && one.scale === oven.scale && isFan(one) && { besides: oven.value }),
    }))
  })
}

/** The exact temperature in Celsius, the scale in which a gas mark is kept. */
export const celsiusOf = ({ value, scale }: Temperature): number => (scale === 'F' ? ((value - 32) * 5) / 9 : value)

/** Converts to the round figures of an oven dial. Lower ones are exact: 63 °C in the thickest part is 145 °F. */
function convert(value: number, from: 'C' | 'F'): number {
  const isOven = from === 'C' ? value >= 105 : value >= 215
  const exact = from === 'C' ? (value * 9) / 5 + 32 : ((value - 32) * 5) / 9
  if (!isOven) return Math.round(exact)
  return OVENS[from === 'C' ? 'F' : 'C'][OVENS[from].indexOf(value)] ?? Math.round(exact / 5) * 5
}

/** Keeps the difference between a fan oven and a conventional one: 20 °C are 25 °F on a dial. */
function convertFan(value: number, oven: number, from: 'C' | 'F'): number {
  const gap = oven - value
  const other = from === 'C' ? (gap * 5) / 4 : (gap * 4) / 5
  return Math.round((convert(oven, from) - other) / 5) * 5
}

/** The temperature in the other scale; null when it is in that one already. */
export function convertTemperature({ value, max, joint, scale, besides }: Temperature, to: 'C' | 'F'): string | null {
  if (scale === to) return null
  const from = scale === 'gas' ? 'C' : scale
  const inOther = (degrees: number) => {
    if (from === to) return degrees
    return besides === undefined ? convert(degrees, from) : convertFan(degrees, degrees + besides - value, from)
  }
  const upper = max === undefined ? '' : `${joint ?? '–'}${inOther(max)}`
  return `${inOther(value)}${upper} °${to}`.replaceAll(/(?<!\d)-/gu, '−')
}
