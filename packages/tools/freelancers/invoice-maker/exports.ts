import type { Big } from '../../kit/decimal.ts'
import type { Result, Totals } from './calculate.ts'

/** The lines for a spreadsheet, with amounts as numbers. */
export const csvRows = ({ totals }: Result) => [
  ['Description', 'Quantity', 'Unit', 'Price', 'Discount %', 'VAT', 'Net', 'VAT amount', 'Gross'],
  ...totals.lines.map(({ line, net, vat, gross }) => [
    line.description,
    line.quantity,
    line.unit,
    line.price,
    line.discount,
    line.treatment === 'rate' ? line.rate : line.treatment,
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

const totalsJson = ({ lines, groups, net, vat, gross }: Totals) => ({
  lines: lines.map(({ line, ...sums }) => ({
    description: line.description,
    quantity: line.quantity.toFixed(),
    unit: line.unit,
    price: line.price.toFixed(),
    discount: line.discount.toFixed(),
    vat: line.treatment === 'rate' ? line.rate.toFixed() : line.treatment,
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
export function invoiceJson({ input, number, due, totals, before, toPay }: Result): string {
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
    ...totalsJson(totals),
    ...(before && { before: totalsJson(before) }),
    toPay: money(toPay),
    payment: { iban, bic, reference },
    notes,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}
