import * as v from 'valibot'
import { addDays, daysBetween, isIsoDate, type IsoDate } from '../../kit/dates.ts'
import { readVisible } from '../../kit/form.ts'
import { formatMoney } from '../../kit/format.ts'
import { mergeValues } from '../../kit/share.ts'
import type { FormValues } from '../../kit/types.ts'
import { calculate, invoiceNumber } from './calculate.ts'
import { form, type Input, KINDS } from './form.ts'

const savedSchema = v.object({
  kind: v.picklist(KINDS),
  number: v.string(),
  buyer: v.string(),
  total: v.string(),
  day: v.pipe(v.string(), v.check(isIsoDate)),
  values: v.record(v.string(), v.union([v.string(), v.array(v.record(v.string(), v.string()))])),
})

/** A saved invoice: the columns of the list, and all values of the form. */
export type SavedInvoice = Readonly<v.InferOutput<typeof savedSchema>>

const inputOf = (values: FormValues): Input | null => {
  const read = readVisible(form, values)
  return read.ok ? read.input : null
}

/** The entry to save; null when the form is invalid. */
export function toSaved(values: FormValues): SavedInvoice | null {
  const input = inputOf(values)
  if (!input) return null
  const { number, toPay } = calculate(input)
  const { kind, buyerName, currency, issued } = input
  // A copy, since the values of a form are read-only.
  const copy = v.parse(savedSchema.entries.values, values)
  return { kind, number, buyer: buyerName, total: formatMoney(toPay, currency), day: issued, values: copy }
}

/** Reads an item of browser storage; null when it is not an invoice. */
export function readSaved(item: string): SavedInvoice | null {
  try {
    const read = v.safeParse(savedSchema, JSON.parse(item))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Saving an invoice replaces an earlier one of the same kind and number. */
export const isSameInvoice = (one: SavedInvoice, other: SavedInvoice): boolean =>
  one.kind === other.kind && one.number === other.number

/** The saved values in the form's current fields. */
export const formOf = ({ values }: SavedInvoice): FormValues => mergeValues(form.empty, values)

const written = (values: FormValues) => JSON.stringify(mergeValues(form.empty, values))

/** Whether the values can be replaced without loss: they are the example, an empty form, or saved. */
export const isKept = (values: FormValues, saved: readonly SavedInvoice[]): boolean =>
  [form.example, form.empty, ...saved.map(formOf)].some((other) => written(other) === written(values))

type Numbered = Pick<Input, 'number' | 'sequence'>

/**
 * "FV/7/2026" becomes "FV/8/2026": counts up the last number that is not part of the date. If all look like the date,
 * the number before a year at the end counts, or else the last.
 */
function countedUp(number: string, issued: IsoDate): string {
  const [year = '', ...monthAndDay] = issued.split('-')
  const figures = [...number.matchAll(/\d+/g)].filter(([figure]) => figure !== year)
  const shownYear = number.includes(year) ? year : year.slice(2)
  const ofDate = [shownYear, ...monthAndDay]
  const figure = figures.findLast(([text]) => !ofDate.includes(text)) ?? figures.at(number.endsWith(shownYear) ? 0 : -1)
  if (!figure) return number
  const [text] = figure
  const next = String(BigInt(text) + 1n).padStart(text.length, '0')
  return number.slice(0, figure.index) + next + number.slice(figure.index + text.length)
}

const after = ({ number, sequence }: Numbered, issued: IsoDate): Numbered =>
  /\{N{1,6}\}/.test(number) ? { number, sequence: sequence + 1 } : { number: countedUp(number, issued), sequence }

/** Tries so many numbers that one is free: the list holds fewer invoices. */
const MOST_STEPS = 40

function nextNumber(input: Input, today: IsoDate, taken: ReadonlySet<string>): Numbered {
  let next = after(input, input.issued)
  for (let step = 0; step < MOST_STEPS && taken.has(invoiceNumber({ ...next, issued: today })); step += 1)
    next = after(next, input.issued)
  return next
}

/**
 * The form of a new invoice to the same buyer: next free number, today's date, same payment term. Supply date and
 * exchange rate are emptied, since they belong to the earlier date.
 */
export function nextInvoice(invoice: SavedInvoice, today: IsoDate, taken: ReadonlySet<string>): FormValues {
  const values = formOf(invoice)
  const input = inputOf(values)
  if (!input) return { ...values, issued: today }
  const { number, sequence } = nextNumber(input, today, taken)
  return {
    ...values,
    number,
    sequence: String(sequence),
    issued: today,
    supplied: '',
    due: input.due && addDays(today, daysBetween(input.issued, input.due)),
    exchange: '',
    exchangeDate: '',
    reference: input.reference.replaceAll(invoice.number, invoiceNumber({ number, sequence, issued: today })),
  }
}
