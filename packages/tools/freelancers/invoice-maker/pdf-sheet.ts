import PDFDocument from 'pdfkit'
import { printable } from './pdf-letters.ts'

const MILLIMETRE = 72 / 25.4
const MARGIN = 20 * MILLIMETRE
/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 }
const INK = '#1f1a17'
export const SIZE = 9.5
export const GAP = 14

export interface Fonts {
  readonly regular: ArrayBuffer
  readonly bold: ArrayBuffer
}

export type Tag = PDFKit.PDFStructureElement

/** A PDF that is written top down; `doc.y` is the position of the next content. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  /** The root of the structure tree for screen readers. */
  readonly root: Tag
  readonly left: number
  readonly width: number
  readonly bottom: number
}

/** An empty A4 page with its fonts. */
export function openSheet(title: string, lang: 'en' | 'pl', { regular, bold }: Fonts): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // Without a name pdfkit loads Helvetica, which the browser build lacks.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang,
    info: { Title: title },
  })
  doc.registerFont('regular', regular).registerFont('bold', bold)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root, left: MARGIN, width: PAGE.width - 2 * MARGIN, bottom: PAGE.height - MARGIN }
}

interface Style {
  readonly bold?: boolean
  readonly size?: number
}

/** Position and style of a text. */
export interface Place extends Style {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly align?: 'left' | 'right'
  /** Parent and type in the structure tree; without a tag the text is an artifact. */
  readonly tag?: readonly [parent: Tag, type: string]
}

const style = (doc: Sheet['doc'], { bold = false, size = SIZE }: Style) =>
  doc
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(INK)

/** Tabular figures align the digits of amounts. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

/** Writes a text, which continues on the next page if necessary. */
export function write({ doc, left, width: all }: Sheet, text: string, place: Place): void {
  const { x = left, y = doc.y, width = all, align = 'left', tag } = place
  style(doc, place).text(printable(text), x, y, {
    width,
    align,
    features,
    ...(tag && { structParent: tag[0], structType: tag[1] }),
  })
}

export const heightOf = ({ doc }: Sheet, text: string, { width, ...how }: Style & { width: number }): number =>
  style(doc, how).heightOfString(printable(text), { width, features })

/** The width of the longest of some texts on one line. */
export const widthOf = ({ doc }: Sheet, texts: readonly string[], how: Style = {}): number =>
  Math.max(0, ...texts.map((text) => style(doc, how).widthOfString(printable(text), { features })))

/** Draws content that screen readers skip. */
export function drawArtifact({ doc }: Sheet, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Adds a page when the height does not fit any more. Returns whether it did. */
export function breakPageIfNeeded({ doc, bottom }: Sheet, height: number): boolean {
  if (doc.y + height <= bottom) return false
  doc.addPage()
  return true
}

const NUMBER_AT = PAGE.height - MARGIN / 2 - SIZE

/** Writes "1 / 2" under every page. */
export function numberPages(sheet: Sheet): void {
  const { doc } = sheet
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // Text below the margin would add a page.
    doc.page.margins.bottom = 0
    drawArtifact(sheet, () => write(sheet, `${page + 1} / ${count}`, { y: NUMBER_AT, align: 'right' }))
  }
}

export async function closeSheet({ doc, root }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  root.end()
  const parts = await new Promise<BlobPart[]>((resolve, reject) => {
    const chunks: BlobPart[] = []
    doc.on('data', (chunk: BlobPart) => chunks.push(chunk))
    doc.on('end', () => resolve(chunks))
    doc.on('error', reject)
    doc.end()
  })
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
