import type { Big } from '../../kit/decimal.ts'
import type { Result, Totals } from './calculate.ts'
import type { Line } from './form.ts'

/** The VAT rate of a line, or its treatment. The lines of an exempt seller keep typed rates, which do not count. */
const vatOf = ({ treatment, rate }: Line, hasVat: boolean) =>
  hasVat ? (treatment === 'rate' ? rate : treatment) : 'exempt'

/** The lines for a spreadsheet, with amounts as numbers. */
export const csvRows = ({ totals, hasVat }: Result) => [
  ['Description', 'Quantity', 'Unit', 'Price', 'Discount %', 'VAT', 'Net', 'VAT amount', 'Gross'],
  ...totals.lines.map(({ line, net, vat, gross }) => [
    line.description,
    line.quantity,
    line.unit,
    line.price,
    line.discount,
    vatOf(line, hasVat),
    net,
    vat,
    gross,
  ]),
]

const money = (value: Big) => value.toFixed(2)

const partyJson = (input: Result['input'], who: 'seller' | 'buyer') => ({
  name: input[`${who}Name`],
  address: input[`${who}Address`],
  country: input[`${who}Country`],
  taxNumber: input[`${who}Tax`],
})

const totalsJson = ({ lines, groups, net, vat, gross }: Totals, hasVat: boolean) => ({
  lines: lines.map(({ line, ...sums }) => ({
    description: line.description,
    quantity: line.quantity.toFixed(),
    unit: line.unit,
    price: line.price.toFixed(),
    discount: line.discount.toFixed(),
    vat: String(vatOf(line, hasVat)),
    net: money(sums.net),
    vatAmount: money(sums.vat),
    gross: money(sums.gross),
  })),
  vat: groups.map((group) => ({
    treatment: group.treatment,
    rate: group.rate.toFixed(),
    net: money(group.net),
    vat: money(group.vat),
    gross: money(group.gross),
  })),
  net: money(net),
  vatAmount: money(vat),
  gross: money(gross),
})

/** The invoice as JSON; amounts are decimal strings, so that no parser rounds them. */
export function invoiceJson({ input, number, due, totals, before, toPay, hasVat }: Result): string {
  const { kind, issued, supplied, currency, corrected, iban, bic, reference, notes } = input
  const data = {
    kind,
    number,
    ...(kind === 'correction' && { corrected }),
    issued,
    supplied: supplied || issued,
    due,
    currency,
    seller: partyJson(input, 'seller'),
    buyer: partyJson(input, 'buyer'),
    ...totalsJson(totals, hasVat),
    ...(before && { before: totalsJson(before, hasVat) }),
    toPay: money(toPay),
    payment: { iban, bic, reference },
    notes,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}
