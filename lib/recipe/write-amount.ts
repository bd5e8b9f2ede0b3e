import type { Amount } from './amounts.ts'
import { FINE, HALVES, nearestPart, nearestStep, NUMBER_WORDS, QUARTERS, THIRDS, type Written } from './numbers.ts'
import { fillTemplate } from './templates.ts'
import { convertTemperature } from './temperatures.ts'
import { type System, unitNamed } from './units.ts'
import { writeLength } from './write-length.ts'
import { writeMass, writeVolume } from './convert-measure.ts'

/** The reader's choice: the factor of the recipe and the units; null keeps the author's units. */
export type Measures = { factor: number; system: System | null }

/** The sentence behind the step that names the tin; empty below a factor of 2. */
function writeNote({ after = 'tins', gap = ' ' }: Amount, factor: number): string {
  if (factor < 2) return ''
  const times = factor === 2 ? 'twice' : NUMBER_WORDS[factor] && `${NUMBER_WORDS[factor]} times`
  return `${gap}For this amount use ${times ? `${times} as many` : 'more'} ${after}; the time in the oven stays the same.`
}

/** Rounds a count. A part of an egg has a hint to beat it; leaves and berries stay whole; others have fractions. */
function countOf(value: number, { isWhole, egg }: Amount): Written & { hint?: string; small?: boolean } {
  const isWholeNumber = Math.abs(value - Math.round(value)) < 0.01
  if (isWholeNumber) return { value: Math.round(value), text: String(Math.round(value)) }
  if (egg === 'part' && value < 6) return { value: Math.ceil(value), text: String(Math.ceil(value)), small: true }
  if (egg === 'whole' && value < 6) {
    const written = nearestPart(value, value < 3 ? THIRDS : HALVES)
    const part = written.value % 1
    if (part === 0) return written
    const share = part === 0.5 ? 'half' : nearestPart(part, THIRDS).text + ' of it'
    return {
      ...written,
      hint: written.value < 1 ? ` (beat it and use ${share})` : ` (beat the last one and use ${share})`,
    }
  }
  if (isWhole) return value < 0.9 ? { value: 1, text: '1', small: true } : nearestStep(value, 1)
  if (value >= 5) return nearestStep(value, 1)
  return nearestPart(value, value < 1 ? FINE : value < 3 ? THIRDS : HALVES)
}

function writeCount(amount: Amount, factor: number): string {
  const { low, high, joint = '–', after = '', text } = amount
  if (factor === 1) return text
  const first = countOf(low * factor, amount)
  const last = high === undefined ? first : countOf(high * factor, amount)
  const numbers = first.text === last.text ? first.text : `${first.text}${joint}${last.text}`
  const lead = amount.isWord && !/^\s/.test(after) && after !== '' ? ' ' : ''
  const whole = fillTemplate(after, last.value)
  const isSmall = last.small && last.value < 3 && high === undefined && !/\bsmall\b/iu.test(after)
  const noun = whole.replace(isSmall ? /\b(?:large|medium|whole) /iu : last.value < 1 ? /\bwhole /iu : '', '')
  const small = isSmall ? ' small' : ''
  const hint = high === undefined ? (first.hint ?? '') : ''
  return `${numbers}${small}${lead}${noun}${hint}`
}

/** "2 × 400 g tins": more of a pack that the author writes without a number. */
function writePacks(amount: Amount, factor: number, size: string): string {
  const count = (amount.packs ?? 1) * factor
  const noun = fillTemplate(amount.after ?? '', count)
  if (factor === 1) return `${amount.article ?? ''}${size}${amount.after ? fillTemplate(amount.after, 1) : ''}`
  const number = Number.isInteger(count) ? String(count) : nearestPart(count, count < 3 ? QUARTERS : HALVES).text
  return `${number} × ${size}${noun}`
}

/** The size in brackets behind "2 tins": of each tin, or of the used part of a single tin. */
function writePackSize(amount: Amount, factor: number, system: System | null): string {
  const count = (amount.packs ?? 1) * factor
  const used = count < 1 ? count : 1
  if (amount.isInline)
    return (
      (amount.isBare ? '× ' : '') +
      writeMeasure(amount, amount.isFixed ? 1 : factor, system) +
      fillTemplate(amount.after ?? '', count)
    )
  const size = writeMeasure(amount, used, system)
  return factor !== 1 && count > 1 && amount.isEach ? `${size} each` : size
}

/** An amount with a unit. */
function writeMeasure(amount: Amount, factor: number, system: System | null): string {
  const isChanged = factor !== 1
  const unit = unitNamed(amount.unit ?? 'g')
  const isSaid = system !== null && (amount.saidIn?.includes(system) ?? false)
  const target = isSaid || system === unit.system ? null : system
  const leaves = target === null || (unit.system === 'both' && !isChanged && !leavesSpoons(amount, factor, target))
  if (leaves && !isChanged) return sizeText(amount)
  const write = unit.kind === 'mass' ? writeMass : unit.kind === 'length' ? writeLength : writeVolume
  const written = write(amount, factor, target)
  // "2 (3 1/2) pound chickens": the unit follows the bracket.
  return amount.gap?.startsWith(')') ? `${written})` : written
}

/** The amount without the words around the size of a single pack: "1lb 2oz" of "a 1lb 2oz pack". */
function sizeText({ text, article = '', after, spelling = '' }: Amount): string {
  if (after === undefined) return text.slice(article.length)
  const end = text.indexOf(spelling, article.length) + spelling.length
  return text.slice(article.length, end) + (/^ \d+ ?oz\b/iu.exec(text.slice(end))?.[0] ?? '')
}

/** In metric units, two tablespoons of fat or more are weighed. */
const leavesSpoons = ({ isFat, isFixed, low, unit }: Amount, factor: number, system: System): boolean =>
  system === 'metric' && isFat === true && !isFixed && unit === 'tbsp' && low * factor >= 2

/** The amount of a pair to write here: the one in the reader's system is first. */
function inItsPlace(amount: Amount, system: System | null): Amount {
  const { partner, isSecond } = amount
  if (!partner || !system) return amount
  const isOwn = ({ unit }: Amount) => [system, 'both'].includes(unitNamed(unit ?? 'g').system)
  const [first, second] = isSecond ? [partner, amount] : [amount, partner]
  return !isOwn(first) && isOwn(second) ? partner : amount
}

/** Writes an amount for the reader's choice. */
export function writeAmount(given: Amount, { factor, system }: Measures): string {
  const amount = inItsPlace(given, system)
  if (amount.kind === 'note') return writeNote(amount, factor)
  if (amount.kind === 'count') return writeCount(amount, factor)
  if (amount.kind === 'heat') {
    const { low: value, high: max, joint, scale = 'C', besides } = amount
    const heat = { value, max, joint, scale, besides }
    return (system && convertTemperature(heat, system === 'us' ? 'F' : 'C')) ?? amount.text
  }
  if (amount.packs !== undefined) {
    if (factor === 1 && system === null) return amount.text
    return amount.after !== undefined && !amount.isInline
      ? writePacks(amount, factor, writeMeasure(amount, 1, system))
      : writePackSize(amount, factor, system)
  }
  return withArticle(amount, writeMeasure(amount, amount.isFixed ? 1 : factor, system), factor)
}

/** "a 20 cm tin" is "an 8-inch tin"; before more than one there is no article. */
function withArticle({ article, isFixed, kind, text }: Amount, written: string, factor: number): string {
  if (!article || article + written === text) return article ? text : written
  const takesArticle =
    isFixed ||
    kind === 'length' ||
    (factor <= 1 && / (?:cup|tbsp|tsp|\p{L}*spoon|pint|quart|pound|lb)\b/iu.test(written))
  if (!takesArticle) return written
  const plain = /^an?\s/iu.exec(article)?.[0] ?? article
  const fitting = /^(?:8|11|18)(?!\d)/u.test(written) ? 'an ' : 'a '
  return (/^A/u.test(plain) ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting) + written
}
