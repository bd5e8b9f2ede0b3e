import { type Big, dec, ONE, round2, share, sum, ZERO } from '../../kit/decimal.ts'
import { contentChecks } from './checks.ts'
import { dueDate, type Input, type Line, nationalCurrencyOf } from './form.ts'

interface Sums {
  readonly net: Big
  readonly vat: Big
  readonly gross: Big
}

type PricedLine = ReturnType<typeof priceLine>
/** Lines of the same rate or treatment. */
export type VatGroup = ReturnType<typeof groupOf>
export type Totals = ReturnType<typeof totalsOf>

/** The VAT rate of a line; other treatments than `rate` add none. */
const rateOf = ({ treatment, rate }: Line, sellerExempt: boolean): Big =>
  treatment === 'rate' && !sellerExempt ? rate : ZERO

/** Net, VAT and gross of an amount that is net or gross, as `prices` says. */
function taxed(amount: Big, rate: Big, prices: Input['prices']): Sums {
  const factor = ONE.plus(share(rate))
  if (prices === 'gross') {
    const net = round2(amount.div(factor))
    return { net, vat: amount.minus(net), gross: amount }
  }
  const vat = round2(amount.times(factor.minus(1)))
  return { net: amount, vat, gross: amount.plus(vat) }
}

const priceLine = (line: Line, { prices, sellerExempt }: Input) => ({
  line,
  ...taxed(
    round2(line.quantity.times(line.price).times(ONE.minus(share(line.discount)))),
    rateOf(line, sellerExempt),
    prices,
  ),
})

function sumUp(parts: readonly Sums[]): Sums {
  const [net, vat] = [sum(parts.map((part) => part.net)), sum(parts.map((part) => part.vat))]
  return { net, vat, gross: net.plus(vat) }
}

function groupOf(lines: readonly PricedLine[], { sellerExempt, vatMethod, prices }: Input) {
  const first = lines[0]?.line
  const treatment = sellerExempt ? 'exempt' : (first?.treatment ?? 'rate')
  const rate = first ? rateOf(first, sellerExempt) : ZERO
  const sums = vatMethod === 'line' ? sumUp(lines) : taxed(sum(lines.map((line) => line[prices])), rate, prices)
  return { treatment, rate, ...sums }
}

function totalsOf(rows: readonly Line[], input: Input) {
  const lines = rows.map((line) => priceLine(line, input))
  const keyOf = ({ line }: PricedLine) =>
    input.sellerExempt ? 'exempt' : `${line.treatment} ${rateOf(line, false).toFixed()}`
  const groups = [...Map.groupBy(lines, keyOf).values()]
    .map((list) => groupOf(list, input))
    .toSorted((a, b) => b.rate.cmp(a.rate))
  return { lines, groups, ...sumUp(groups) }
}

/** "{NNN}/{YYYY}" with sequence 7 in 2027 is "007/2027". Unknown placeholders stay unchanged. */
export function invoiceNumber({ number, sequence, issued }: Pick<Input, 'number' | 'sequence' | 'issued'>): string {
  const [year = '', month = '', day = ''] = issued.split('-')
  const marks: Readonly<Record<string, string>> = { YYYY: year, YY: year.slice(2), MM: month, DD: day }
  return number.replace(/\{(YYYY|YY|MM|DD|N{1,6})\}/g, (_, mark: string) =>
    mark.startsWith('N') ? String(sequence).padStart(mark.length, '0') : (marks[mark] ?? ''),
  )
}

export function calculate(input: Input) {
  const totals = totalsOf(input.lines, input)
  const before = input.kind === 'correction' ? totalsOf(input.before, input) : null
  const vatDue = before ? totals.vat.minus(before.vat) : totals.vat
  const number = invoiceNumber(input)
  const national = nationalCurrencyOf(input)
  return {
    input,
    number,
    due: dueDate(input),
    /** For a correction: the corrected totals. */
    totals,
    before,
    /** The amount to pay: the total, or the difference of a correction. */
    toPay: before ? totals.gross.minus(before.gross) : totals.gross,
    nationalVat:
      national && input.exchange && !input.sellerExempt && input.currency !== national
        ? { amount: round2(vatDue.times(dec(input.exchange))), currency: national }
        : null,
    hasVat: !input.sellerExempt,
    checks: contentChecks(input, number, national),
    isKsef:
      input.kind !== 'proforma' && input.sellerCountry === 'PL' && input.buyerCountry === 'PL' && input.buyerTax !== '',
  }
}

export type Result = ReturnType<typeof calculate>
