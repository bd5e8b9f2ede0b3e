import { escapeHtml } from '../../kit/escape.ts'
import type { InvoiceDocument, Pair, Table } from './document.ts'

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
