import type { InvoiceDocument, Pair } from './document.ts'
import {
  closeSheet,
  drawArtifact,
  type Fonts,
  GAP,
  heightOf,
  breakPageIfNeeded,
  numberPages,
  openSheet,
  type Sheet,
  SIZE,
  widthOf,
  write,
} from './pdf-sheet.ts'
import { drawTable } from './pdf-table.ts'

const LOGO = { width: 136, height: 57 }
const CODE = 114
const TITLE = { bold: true, size: 20 }
const TOTAL = { bold: true, size: 15 }
const LINE = 1.3 * SIZE

export interface PdfParts {
  readonly document: InvoiceDocument
  readonly language: string
  readonly fonts: Fonts
  /** PNG bytes. */
  readonly logo: ArrayBuffer | null
  readonly code: { readonly d: string; readonly size: number } | null
}

function header(sheet: Sheet, title: string, logo: PdfParts['logo']): void {
  const { doc, root, left, width } = sheet
  const top = doc.y
  if (logo) {
    const x = left + width - LOGO.width
    drawArtifact(sheet, () => doc.image(logo, x, top, { fit: [LOGO.width, LOGO.height], align: 'right' }))
  }
  write(sheet, title, { ...TITLE, y: top, width: width - (logo ? LOGO.width + GAP : 0), tag: [root, 'H1'] })
  doc.y = Math.max(doc.y, logo ? top + LOGO.height : 0) + GAP
}

/** Names and values in two columns; a long value continues on the next page. */
function pairs(sheet: Sheet, list: readonly Pair[], width: number): void {
  const { doc, root, left } = sheet
  const names = list.map(([name]) => name)
  const room = Math.min(widthOf(sheet, names, { bold: true }) + 1, 0.4 * width)
  const tag = doc.struct('L')
  if (list.length > 0) root.add(tag)
  for (const [name, value] of list) {
    const height = heightOf(sheet, name, { bold: true, width: room })
    breakPageIfNeeded(sheet, Math.max(LINE, height))
    const { page, y } = doc
    const item = doc.struct('LI')
    tag.add(item)
    write(sheet, name, { y, width: room, bold: true, tag: [item, 'Lbl'] })
    const x = left + room + GAP
    write(sheet, value, { x, y, width: width - room - GAP, tag: [item, 'LBody'] })
    doc.y = (doc.page === page ? Math.max(doc.y, y + height) : doc.y) + 2
  }
}

/** Seller and buyer, side by side unless one takes more than half a page. */
function parties(sheet: Sheet, { seller, buyer }: InvoiceDocument): void {
  const { doc, root, left, width, bottom } = sheet
  const half = (width - GAP) / 2
  const both = [seller, buyer].map(({ title, lines }) => ({ title, text: lines.join('\n') }))
  const height = LINE + Math.max(...both.map(({ text }) => heightOf(sheet, text, { width: half })))
  const isBeside = height < bottom / 2
  if (isBeside) breakPageIfNeeded(sheet, height)
  const top = doc.y
  for (const [index, { title, text }] of both.entries()) {
    const place = isBeside ? { x: left + index * (half + GAP), width: half } : {}
    write(sheet, title, { ...place, ...(isBeside && { y: top }), bold: true, tag: [root, 'H2'] })
    write(sheet, text, { ...place, tag: [root, 'P'] })
  }
  doc.y = (isBeside ? top + height : doc.y) + GAP
}

function drawCode({ doc, root, left, width }: Sheet, { d, size }: NonNullable<PdfParts['code']>): void {
  const [x, y] = [left + width - CODE, doc.y]
  const draw = () =>
    doc
      .save()
      .translate(x, y)
      .scale(CODE / size)
      .path(d)
      .fill('#000000')
      .restore()
  root.add(doc.struct('Figure', { alt: 'Payment code for a banking app' }, [draw]))
}

/** The payment data and notes, with the payment code on their right. */
function below(sheet: Sheet, list: readonly Pair[], code: PdfParts['code']): void {
  const { doc, width } = sheet
  if (!code) return pairs(sheet, list, width)
  breakPageIfNeeded(sheet, CODE)
  const { page, y } = doc
  drawCode(sheet, code)
  pairs(sheet, list, width - CODE - GAP)
  if (doc.page === page) doc.y = Math.max(doc.y, y + CODE)
}

/** The invoice as a PDF of A4 pages. The fonts must cover its characters (`fontCovers`). */
export async function invoicePdf({ document, language, fonts, logo, code }: PdfParts) {
  const sheet = openSheet(document.title, language === 'pl' ? 'pl' : 'en', fonts)
  const { doc, root, width } = sheet
  header(sheet, document.title, logo)
  pairs(sheet, document.facts, width)
  doc.y += GAP
  parties(sheet, document)
  for (const table of document.tables) drawTable(sheet, table)
  const total = document.total.join(': ')
  breakPageIfNeeded(sheet, heightOf(sheet, total, { ...TOTAL, width }))
  write(sheet, total, { ...TOTAL, tag: [root, 'P'] })
  for (const mention of document.mentions) write(sheet, mention, { bold: true, tag: [root, 'P'] })
  doc.y += GAP
  below(sheet, document.below, code)
  numberPages(sheet)
  return closeSheet(sheet)
}
