import { NoFile } from '../../kit/ui/file-buttons'
import { retryLoad } from '../../site'
import type { Result } from './calculate'
import { paymentCode } from './payment-code'
import { invoiceDocument } from './document'
import { fontCovers } from './pdf-letters'
import { inPolish } from './words-pl'

const OTHER_LETTERS = 'The PDF can hold Latin letters only. Print the invoice and choose “Save as PDF” instead.'

async function fontFile(address: URL): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font did not come: ${answer.status}`)
  return answer.arrayBuffer()
}

/** The bytes of a `data:` URL, which the CSP forbids to fetch. */
const bytesOf = (address: string): ArrayBuffer =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (sign) => sign.charCodeAt(0)).buffer

/** The invoice as a PDF. The fonts and the PDF library are fetched with the first one. */
export async function pdfFile(result: Result, logo: string): Promise<Uint8Array<ArrayBuffer>> {
  const [regular, bold] = await Promise.all([
    fontFile(new URL('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf', import.meta.url)),
    fontFile(new URL('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf', import.meta.url)),
  ])
  const document = invoiceDocument(result, inPolish)
  if (!fontCovers(document, regular)) throw new NoFile(OTHER_LETTERS)
  // Import after the fonts: offline, the fonts fail with a message, while this import would wait.
  const { invoicePdf } = await retryLoad(() => import('./pdf'))
  const code = paymentCode(result)
  return invoicePdf({
    document,
    language: result.input.language,
    fonts: { regular, bold },
    logo: logo ? bytesOf(logo) : null,
    code: 'path' in code ? code.path : null,
  })
}
