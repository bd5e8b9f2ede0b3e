import { unzipSync } from 'fflate'
import { documentText, type FileText } from './file-text.ts'
import { UNREADABLE, WRONG_KIND } from './file-refusals.ts'

/** Word for the web may number the part: "word/document2.xml". */
const PART = /^word\/document\d*\.xml$/
const UNPACKED_MAX = 20 * 1024 * 1024

/** The text of a DOCX file. Throws when the archive is damaged. */
export function docxText(bytes: Uint8Array): FileText {
  const sizes: number[] = []
  const [part] = Object.values(
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        // Unpack only the first entry: an archive may repeat a name many times.
        if (!PART.test(name) || sizes.length > 0) return false
        sizes.push(originalSize)
        return originalSize <= UNPACKED_MAX
      },
    }),
  )
  if (sizes.length === 0) return { refusal: WRONG_KIND }
  if (!part) return { refusal: 'The text of this Word file must be at most 20 MB unpacked.' }
  const xml = new TextDecoder().decode(part)
  // Word writes no DOCTYPE, and its entities could expand a short file without limit.
  if (xml.includes('<!DOCTYPE')) return { refusal: UNREADABLE }
  const parsed = new DOMParser().parseFromString(xml, 'text/xml')
  if (parsed.getElementsByTagName('parsererror').length > 0) return { refusal: UNREADABLE }
  const text = documentText(parsed.documentElement)
  return text === '' ? { refusal: 'This Word file holds no text. Paste the text instead.' } : { text }
}
