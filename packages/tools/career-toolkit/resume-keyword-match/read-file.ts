import { retryLoad } from '../../site.ts'
import { UNREADABLE, WRONG_KIND } from './file-refusals.ts'
import type { FileText } from './file-text.ts'
import { TEXT_MAX } from './form.ts'

const FILE_MAX = 5 * 1024 * 1024

const kinds = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  docx: [0x50, 0x4b, 0x03, 0x04],
  /** Word files before DOCX, and encrypted DOCX files. */
  oldWord: [0xd0, 0xcf, 0x11, 0xe0],
}

const begins = (bytes: Uint8Array, kind: keyof typeof kinds) => kinds[kind].every((byte, at) => bytes[at] === byte)

async function textOf(bytes: Uint8Array): Promise<FileText> {
  if (begins(bytes, 'pdf')) {
    const { pdfText } = await retryLoad(() => import('./read-pdf.ts'))
    return pdfText(bytes)
  }
  if (begins(bytes, 'docx')) {
    const { docxText } = await retryLoad(() => import('./read-docx.ts'))
    return docxText(bytes)
  }
  if (begins(bytes, 'oldWord'))
    return { refusal: 'This is an old or a locked Word file. Save it as DOCX without a password.' }
  return { refusal: WRONG_KIND }
}

/** The text of a résumé file, cut to the field's maximum, or the reason for its refusal. */
export async function readResume(file: File): Promise<{ text: string; isCut: boolean } | { refusal: string }> {
  if (file.size > FILE_MAX) return { refusal: 'Résumé file must be at most 5 MB.' }
  try {
    const read = await textOf(new Uint8Array(await file.arrayBuffer()))
    if ('refusal' in read) return read
    const isCut = read.text.length > TEXT_MAX
    // Remove half of a surrogate pair at the cut.
    return { text: read.text.slice(0, TEXT_MAX).replace(/[\uD800-\uDBFF]$/, ''), isCut }
  } catch (error) {
    console.warn('A résumé was not read:', error)
    return { refusal: UNREADABLE }
  }
}
