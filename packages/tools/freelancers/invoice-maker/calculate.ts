import { type Big, dec, ONE, round2, share, sum, ZERO } from '../../kit/decimal.ts'
import { contentChecks, type Check } from './checks.ts'
import { invoiceNumber } from './number-pattern.ts'
import { dueDate, type Input, type Line, type Treatment } from './form.ts'

export interface PricedLine {
  readonly line: Line
  readonly net: Big
  readonly vat: Big
  readonly gross: Big
}

/** The lines of one rate or one treatment. */
export interface VatGroup {
  readonly treatment: Treatment
  readonly rate: Big
  readonly net: Big
  readonly vat: Big
  readonly gross: Big
}

export interface Totals {
  readonly lines: readonly PricedLine[]
  readonly groups: readonly VatGroup[]
  readonly net: Big
  readonly vat: Big
  readonly gross: Big
}

export interface Result {
  readonly input: Input
  readonly number: string
  readonly due: string
  /** For a correction: what is right now. */
  readonly totals: Totals
  readonly before: Totals | null
  /** What is to be paid: the total, or the difference of a correction. */
  readonly toPay: Big
  readonly nationalVat: Big | null
  readonly hasVat: boolean
  readonly checks: readonly Check[]
  readonly isKsef: boolean
}

/** The rate by which a line is taxed: none but `rate` adds VAT. */
const rateOf = ({ treatment, rate }: Line, sellerExempt: boolean): Big =>
  treatment === 'rate' && !sellerExempt ? rate : ZERO

function priceLine(line: Line, { prices, sellerExempt }: Input): PricedLine {
  const amount = round2(line.quantity.times(line.price).times(ONE.minus(share(line.discount))))
  const factor = ONE.plus(share(rateOf(line, sellerExempt)))
  if (prices === 'gross') {
    const net = round2(amount.div(factor))
    return { line, net, vat: amount.minus(net), gross: amount }
  }
  const vat = round2(amount.times(factor.minus(1)))
  return { line, net: amount, vat, gross: amount.plus(vat) }
}

function groupOf(lines: readonly PricedLine[], input: Input): VatGroup {
  const first = lines[0]?.line
  const treatment = input.sellerExempt ? 'exempt' : (first?.treatment ?? 'rate')
  const rate = first ? rateOf(first, input.sellerExempt) : ZERO
  const factor = ONE.plus(share(rate))
  if (input.vatMethod === 'line') {
    const [net, vat] = [sum(lines.map((line) => line.net)), sum(lines.map((line) => line.vat))]
    return { treatment, rate, net, vat, gross: net.plus(vat) }
  }
  if (input.prices === 'gross') {
    const gross = sum(lines.map((line) => line.gross))
    const net = round2(gross.div(factor))
    return { treatment, rate, net, vat: gross.minus(net), gross }
  }
  const net = sum(lines.map((line) => line.net))
  const vat = round2(net.times(factor.minus(1)))
  return { treatment, rate, net, vat, gross: net.plus(vat) }
}

function totalsOf(rows: readonly Line[], input: Input): Totals {
  const lines = rows.map((line) => priceLine(line, input))
  const keyOf = ({ line }: PricedLine) =>
    input.sellerExempt ? 'exempt' : `${line.treatment} ${rateOf(line, false).toFixed()}`
  const groups = [...Map.groupBy(lines, keyOf).values()]
    .map((list) => groupOf(list, input))
    .toSorted((a, b) => b.rate.cmp(a.rate))
  const [net, vat] = [sum(groups.map((group) => group.net)), sum(groups.map((group) => group.vat))]
  return { lines, groups, net, vat, gross: net.plus(vat) }
}

export function calculate(input: Input): Result {
  const totals = totalsOf(input.lines, input)
  const before = input.kind === 'correction' ? totalsOf(input.before, input) : null
  const vatDue = before ? totals.vat.minus(before.vat) : totals.vat
  const number = invoiceNumber(input)
  return {
    input,
    number,
    due: dueDate(input),
    totals,
    before,
    toPay: before ? totals.gross.minus(before.gross) : totals.gross,
    nationalVat:
      input.exchange && input.currency !== input.nationalCurrency ? round2(vatDue.times(dec(input.exchange))) : null,
    hasVat: !input.sellerExempt,
    checks: contentChecks(input, number),
    isKsef:
      input.kind !== 'proforma' && input.sellerCountry === 'PL' && input.buyerCountry === 'PL' && input.buyerTax !== '',
  }
}
