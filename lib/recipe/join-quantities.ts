import type { Quantity } from './find-quantities.ts'

/** "½ cup plus 2 tbsp", "1 cup minus 1 tbsp", "1 lb 4 oz": a measure and a smaller one are one amount. */
function asSum(between: string, last: Quantity, one: Quantity): Quantity | null {
  if (!last.unit || !one.unit || one.high) return null
  const names = `${last.unit.name} ${one.unit.name}`
  const isWeight = /^(?:lb oz|kg g)$/u.test(names) && /^[.,]?\s+(?:and\s+)?$/iu.test(between)
  const isSpoons = /^(?:cup tbsp|tbsp tsp)$/u.test(names) && /^\s*(?:plus|minus|less|and|\+)\s+$/iu.test(between)
  if (!isWeight && (!isSpoons || last.high)) return null
  const part = ((/minus|less/iu.test(between) ? -1 : 1) * one.low * one.unit.size) / last.unit.size
  // "1 lb 4 oz–2 lb 8 oz"
  return { ...last, ...(last.high ? { high: last.high + part } : { low: last.low + part }), end: one.end }
}

/** "900 g–1 kg", "from 30 g to 70 g": two quantities of one kind are a range. */
function asRange(between: string, last: Quantity, one: Quantity): Quantity | null {
  if (!last.unit || one.unit?.kind !== last.unit.kind || one.isWord) return null
  const high = (one.low * one.unit.size) / last.unit.size
  const isJoint = /^(?:\s*[–—~-]\s*|\s+(?:to|do)\s+)$/iu.test(between)
  return isJoint && high > last.low ? { ...last, high, joint: between, end: one.end } : null
}

const SIDE = /^\s*(?:[x×]|by)\s*$/iu

/** "23 × 33 cm", "9x13-inch": the last number is a length, and the number before it is its other side. */
function asSide(between: string, last: Quantity, one: Quantity): Quantity | null {
  if (one.unit?.kind !== 'length' || !SIDE.test(between) || last.high) return null
  // "1 x 5 cm piece" is one piece, "20 x 30 cm" and "3x3 inches" are sides.
  const isProduct = !last.unit && last.low < 5 && last.low !== one.low
  if (isProduct || (last.unit && last.unit !== one.unit)) return null
  return { ...one, start: last.start, low: last.low, sides: [one.low, ...(one.sides ?? [])] }
}

/** Joins the quantities of a text that are one amount. */
export function joinQuantities(text: string, all: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = []
  for (const one of all) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.end, one.start) : ''
    const whole = last && (asSum(between, last, one) ?? (last.high ? null : asRange(between, last, one)))
    if (whole) joined[joined.length - 1] = whole
    else joined.push(one)
  }
  return joinSides(text, joined)
}

function joinSides(text: string, all: readonly Quantity[]): Quantity[] {
  const joined: Quantity[] = []
  for (const one of all) {
    let whole = one
    for (let last = joined.at(-1); last; last = joined.at(-1)) {
      const wider = asSide(text.slice(last.end, whole.start), last, whole)
      if (!wider) break
      joined.pop()
      whole = wider
    }
    joined.push(whole)
  }
  return joined
}
