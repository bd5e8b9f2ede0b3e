import type { Doubt } from './places.ts'
import { word } from '../labels.ts'
import { NUMBER_WORDS } from '../numbers.ts'
import { celsiusOf, findTemperatures } from '../temperatures.ts'

/**
 * Safe temperatures and storage times. FSIS: "Safe Minimum Internal Temperature Chart" and "Cold Food Storage Chart" of
 * the US Food Safety and Inspection Service; FSA: advice of the UK Food Standards Agency.
 */
type SafetyRow = {
  food: string
  names: RegExp
  /** The lowest temperature inside, in Celsius. */
  celsius?: number
  fridgeDays?: number
  freezerMonths?: number
  source: string
}

export const SAFETY: readonly SafetyRow[] = [
  {
    food: 'poultry',
    names: word('chickens?|turkey|poultry|duck|goose|kurczak\\p{L}*|indyk\\p{L}*'),
    celsius: 74,
    fridgeDays: 4,
    freezerMonths: 12,
    source: 'FSIS',
  },
  {
    food: 'minced meat',
    names: word('mince|minced (?:meat|beef|pork|lamb)|ground (?:meat|beef|pork|lamb)|burgers?|meatballs?|sausages?'),
    celsius: 71,
    fridgeDays: 4,
    freezerMonths: 4,
    source: 'FSIS',
  },
  {
    food: 'cooked rice',
    names: word('(?:cooked|leftover|left-over) rice'),
    fridgeDays: 1,
    freezerMonths: 6,
    source: 'FSA',
  },
  {
    food: 'cooked beans',
    names: word('(?:cooked|boiled|drained) (?:beans|chickpeas|lentils|pulses)|beans'),
    fridgeDays: 4,
    freezerMonths: 4,
    source: 'FSIS',
  },
  {
    food: 'soup or stew',
    names: word('soups?|stews?|broth|stock|leftovers?'),
    fridgeDays: 4,
    freezerMonths: 4,
    source: 'FSIS',
  },
  {
    food: 'fish',
    names: word('fish|salmon|trout|cod|pstrąg\\p{L}*|łoso\\p{L}*'),
    celsius: 63,
    fridgeDays: 4,
    freezerMonths: 8,
    source: 'FSIS',
  },
]

const INSIDE = /\b(?:inside|core|thickest|centre|center|internal|thermometer|reach(?:es)?|reads?)\b/iu
const TIME =
  /(?<![\d–-])(?:(\d+|two|three|four|five|six|seven|twelve)\s?(?:[–-]|to|or)\s?)?(\d+|a|one|two|three|four|five|six|seven|eight|ten|twelve) (days?|weeks?|months?)\b/giu
const DAYS: Record<string, number> = { day: 1, week: 7, month: 30 }

function daysOf([, , upper = '', unit = '']: RegExpMatchArray): number {
  const index = NUMBER_WORDS.indexOf(upper.toLowerCase())
  const count = /^\d+$/u.test(upper) ? Number(upper) : index < 0 ? 1 : index
  return count * (DAYS[unit.toLowerCase().replace(/s$/u, '')] ?? 1)
}

const FRIDGE = /\b(?:fridge|refrigerat\p{L}+|chilled)\b/iu
const FREEZER = /\b(?:freezer|freeze[sd]?|frozen)\b/iu
const PRESERVED = /\b(?:dried|dry|ferment\p{L}*|pickled|tinned|canned|jam|raw beans|unopened|packet|salted|cured)\b/iu

function coldDoubt(sentence: string, row: SafetyRow): string | null {
  if (PRESERVED.test(sentence)) return null
  // "4 days in the fridge and 3 months in the freezer": each time belongs to the place in its clause.
  for (const clause of sentence.split(/[,;]|\band\b/u)) {
    const isFreezer = FREEZER.test(clause)
    const most = isFreezer ? (row.freezerMonths ?? 0) * 30 : FRIDGE.test(clause) ? row.fridgeDays : undefined
    const days = Math.max(0, ...[...clause.matchAll(TIME)].map(daysOf))
    if (most && days > most)
      return isFreezer
        ? `In the freezer ${row.food} keeps up to ${row.freezerMonths} months (${row.source}).`
        : `In the fridge ${row.food} keeps ${most === 1 ? 'one day' : `up to ${most} days`} (${row.source}).`
  }
  return null
}

function heatDoubt(sentence: string, { celsius, food, source }: SafetyRow): string | null {
  if (celsius === undefined || !INSIDE.test(sentence)) return null
  const heat = findTemperatures(sentence).find((one) => celsiusOf(one) > 45 && celsiusOf(one) < 100)
  // 165 °F are 73.9 °C.
  const above = heat ? Math.round(celsiusOf({ ...heat, value: heat.max ?? heat.value })) - celsius : 0
  if (!heat || above === 0) return null
  // Fish and minced meat may be hotter. For poultry the magazine always names the same temperature.
  if (above > 0 && food !== 'poultry') return null
  return `The inside of ${food} reaches ${celsius} °C (${source}), here ${sentence.slice(heat.start, heat.end)}.`
}

/** Sentences of any text whose temperature or storage time conflicts with the table. */
export function safetyDoubts(text: string): Doubt[] {
  let from = 0
  return text.split('\n').flatMap((whole, index) => {
    const start = from
    from += whole.length + 1
    return whole.split(/(?<=[.!?])\s+/u).flatMap((sentence): Doubt[] => {
      const row = SAFETY.find(({ names }) => names.test(sentence))
      const message = row && (heatDoubt(sentence, row) ?? coldDoubt(sentence, row))
      if (!message) return []
      const at = start + whole.indexOf(sentence)
      return [{ message, words: sentence, line: index + 1, from: at, to: at + sentence.length }]
    })
  })
}
