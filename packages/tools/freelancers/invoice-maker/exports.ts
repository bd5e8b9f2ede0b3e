import type { Big } from '../../kit/decimal.ts'
import { escapeHtml } from '../../kit/escape.ts'
import type { Result, Totals } from './calculate.ts'
import type { InvoiceDocument, Pair, Table } from './document.ts'
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

const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1f1a17}table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{border-bottom:1px solid #999;padding:.3rem .4rem;text-align:right;vertical-align:top}th:first-child,td:first-child{text-align:left}dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem}dd{margin:0;white-space:pre-line}.parties{display:flex;gap:3rem}.total{font-size:1.4rem;font-weight:700}img{max-height:5rem}@page{size:A4;margin:18mm}'

const lines = (list: readonly string[]) => list.map(escapeHtml).join('<br>')
const pairs = (list: readonly Pair[]) =>
  `<dl>${list.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`

function table({ title, head, rows }: Table): string {
  const caption = title && `<caption>${escapeHtml(title)}</caption>`
  const cells = (tag: 'th' | 'td', row: readonly string[]) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<table>${caption}<thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table>`
}

/** The invoice as one HTML file. `logo` is a data URL, or ''. */
export function invoiceHtml(document: InvoiceDocument, { language, logo }: { language: string; logo: string }): string {
  const { title, facts, seller, buyer, tables, total, below, mentions } = document
  const lang = language === 'pl' ? 'pl' : 'en'
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    logo && `<img src="${escapeHtml(logo)}" alt="">`,
    `<h1>${escapeHtml(title)}</h1>`,
    pairs(facts),
    `<div class="parties"><p><strong>${escapeHtml(seller.title)}</strong><br>${lines(seller.lines)}</p>`,
    `<p><strong>${escapeHtml(buyer.title)}</strong><br>${lines(buyer.lines)}</p></div>`,
    ...tables.map(table),
    `<p class="total">${escapeHtml(total[0])}: ${escapeHtml(total[1])}</p>`,
    ...mentions.map((mention) => `<p><strong>${escapeHtml(mention)}</strong></p>`),
    pairs(below),
    '</body></html>',
  ].join('\n')
}
