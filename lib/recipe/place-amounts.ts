import { withoutCups } from './amount-data.ts'
import type { Amount, Placed } from './amounts.ts'
import type { Item } from './line-items.ts'
import { OPENS_BRACKET, RESTATES } from './line-words.ts'
import { isCelery, shareSize } from './packs.ts'
import { findTemperatures } from './temperatures.ts'
import { type System, unitNamed } from './units.ts'

/** Whether the second of two quantities repeats the first in another unit. */
function restates(first: Item, second: Item, text: string): boolean {
  if (!first.unit || !second.unit) return false
  const isLength = first.unit.kind === 'length'
  if (isLength !== (second.unit.kind === 'length')) return false
  const between = text.slice(first.end, second.start)
  const ratio = (second.low * second.unit.size) / (first.low * first.unit.size)
  const isNear = first.unit.kind !== second.unit.kind || (ratio > 0.7 && ratio < 1.45)
  if (RESTATES.test(between))
    return /[(/|=≈;\[]/.test(between) || (/,|or/.test(between) && isNear && first.unit.system !== second.unit.system)
  const closes = /^\s*(?:\)|[,/;|]|or\b)/.test(second.rest)
  return (
    !isLength && !first.isInBracket && OPENS_BRACKET.test(between) && closes && (first.unit !== second.unit || isNear)
  )
}

/** For each quantity, the systems in which its line already gives it; undefined when the line gives it once. */
function givenSystems(items: readonly Item[], text: string): (System[] | undefined)[] {
  const groups: number[][] = []
  items.forEach((item, index) => {
    const group = groups.at(-1)
    const last = group?.findLast((member) => items[member]?.unit)
    const first = last === undefined ? undefined : items[last]
    if (group && first && restates(first, item, text)) group.push(index)
    else groups.push([index])
  })
  const said: (System[] | undefined)[] = items.map(() => undefined)
  for (const group of groups.filter(({ length }) => length > 1)) {
    const systems = group.map((index) => items[index]?.unit?.system)
    const found = (['metric', 'us'] as const).filter((system) =>
      systems.some((one) => one === system || one === 'both'),
    )
    // "1 cup walnuts (4 oz)", "2 quarts (8 cups)": the weight or the first is converted, and the other stays beside it.
    const isWeight = (index: number) => items[index]?.unit?.kind === 'mass'
    const converted = found.join() === 'us' ? (group.find(isWeight) ?? group[0]) : undefined
    for (const index of group) said[index] = converted !== undefined && index !== converted ? ['metric', 'us'] : found
  }
  return said
}

/** "a 1/2 cup" loses its article with another number; "a 20 cm tin" becomes "an 8-inch tin". */
function takeArticle(placed: Placed, text: string): Placed {
  const { amount, start } = placed
  const article = /(?<![\p{L}])an?\s$/iu.exec(text.slice(0, start))?.[0]
  if (!article || amount.article !== undefined || amount.isWord || amount.unit === undefined) return placed
  return { ...placed, start: start - article.length, amount: { ...amount, text: article + amount.text, article } }
}

/**
 * Whether a pint is the UK one: "1 pint (16 fl oz)" and "1 pint (2 cups)" are US pints, "1 pint (20 fl oz)" is a UK one.
 * Without another volume, a pint of a liquid is in a recipe of metric units.
 */
function isUkPint({ unit, low, isLiquid, density }: Amount, repeated: readonly Item[], home: System): boolean {
  if (unit !== 'pint') return false
  const other = repeated.find((item) => item.unit?.kind === 'volume' && item.unit.name !== 'pint')
  if (other?.unit) return (other.low * other.unit.size) / low > 520
  return home === 'metric' && (isLiquid === true || density === undefined)
}

const withContext = (
  placed: Placed,
  said: readonly (System[] | undefined)[],
  index: number,
  home: System,
  repeated: readonly Item[],
): Placed => ({
  ...placed,
  amount: {
    ...(said[index] && said[index] === said[index - 1] ? withoutCups(placed.amount) : placed.amount),
    ...(said[index] && { saidIn: said[index] }),
    ...(placed.amount.unit && unitNamed(placed.amount.unit).system === 'both' ? { home } : {}),
    ...(isUkPint(placed.amount, repeated, home) && { unit: 'UK pint' }),
  },
})

const isPlain = ({ isFixed, packs, after, article, gap = '' }: Amount) =>
  !isFixed && packs === undefined && after === undefined && article === undefined && !gap.startsWith(')')

/** Links two amounts of a line that give the same quantity in both systems: "450 g rice (about 2½ cups)". */
function withPartners(placed: readonly Placed[]): Placed[] {
  const all = [...placed]
  placed.forEach((first, index) => {
    const second = placed[index + 1]
    const isPair = second && first.amount.saidIn && first.amount.saidIn === second.amount.saidIn
    if (!isPair || !isPlain(first.amount) || !isPlain(second.amount) || placed[index - 1]?.amount.saidIn) return
    if (placed[index + 2]?.amount.saidIn === first.amount.saidIn) return
    all[index] = { ...first, amount: { ...first.amount, partner: second.amount } }
    all[index + 1] = { ...second, amount: { ...second.amount, partner: first.amount, isSecond: true } }
  })
  return all
}

const heatsOf = (text: string): Placed[] =>
  findTemperatures(text)
    .filter(({ isAlone }) => isAlone)
    .map(({ start, end, value, max, joint, scale, besides }) => ({
      start,
      end,
      amount: {
        kind: 'heat',
        text: text.slice(start, end),
        low: value,
        ...(max !== undefined && { high: max, joint: joint ?? '–' }),
        scale,
        ...(besides !== undefined && { besides }),
      },
    }))

/** A stick of celery is a piece, without a unit. */
const withoutStick = (item: Item, text: string): Item =>
  isCelery(item) ? { ...item, unit: undefined, end: item.numberEnd, rest: text.slice(item.numberEnd) } : item

/** Places the amounts of a text and its temperatures. `place` gives a quantity its role; null for no amount. */
export function placeAmounts(
  text: string,
  items: readonly Item[],
  home: System,
  place: (item: Item, index: number) => Placed | null,
): Placed[] {
  const said = givenSystems(items, text)
  const repeated = items.filter((_, index) => said[index])
  const placed: Placed[] = []
  items.forEach((item, index) => {
    const last = placed.at(-1)
    const one = item.start < (last?.end ?? 0) ? null : place(withoutStick(item, text), index)
    if (!one) return
    const whole = takeArticle(withContext(one, said, index, home, repeated), text)
    placed.push(one.amount.unit ? shareSize(whole, last, said[index], said[index - 1]) : one)
  })
  return [...withPartners(placed), ...heatsOf(text)].sort((a, b) => a.start - b.start)
}
