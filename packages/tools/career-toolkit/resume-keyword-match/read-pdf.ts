// Import the build directly: `unpdf` resolves it by `import.meta.resolve`, which bundles do not support.
import { getDocument } from 'unpdf/pdfjs'
import { type FileText, pagesText } from './file-text.ts'

const PAGES_MAX = 20

/** The CSP allows neither eval nor other hosts, and text needs no fonts, images or WebAssembly. */
const textOnly = {
  isEvalSupported: false,
  useWasm: false,
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  enableXfa: false,
  verbosity: 0,
}

type Task = ReturnType<typeof getDocument>

async function pageText(pdf: Awaited<Task['promise']>, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

async function readPages(task: Task): Promise<FileText> {
  const pdf = await task.promise
  if (pdf.numPages > PAGES_MAX) return { refusal: `Résumé file must have at most ${String(PAGES_MAX)} pages.` }
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await pageText(pdf, number))
  const text = pagesText(pages)
  return text === '' ? { refusal: 'This PDF holds pictures of text only. Paste the text instead.' } : { text }
}

/** The text of a PDF file. Throws when the file is damaged. */
export async function pdfText(bytes: Uint8Array): Promise<FileText> {
  const task = getDocument({ data: bytes, ...textOnly })
  try {
    return await readPages(task)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'PasswordException') throw error
    return { refusal: 'This PDF has a password. Save it without one, or paste the text instead.' }
  } finally {
    await task.destroy()
  }
}
