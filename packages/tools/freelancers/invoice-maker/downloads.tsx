import type { ReactNode } from 'react'
import { CsvButton, DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { retryLoad } from '../../site'
import type { Result } from './calculate'
import { invoiceDocument } from './document'

/** Loads what the first render does not need: the exports, the payment code and Polish number words. */
export async function loadParts() {
  const [exports, code, polish, pdf] = await retryLoad(() =>
    Promise.all([import('./exports'), import('./payment-code'), import('./words-pl'), import('./pdf-file')]),
  )
  return { ...exports, ...code, ...polish, ...pdf }
}

export type Parts = Awaited<ReturnType<typeof loadParts>>

const fileName = (number: string) => number.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'invoice'

/** Buttons to print an invoice and to download its files. */
export function Downloads({ result, logo }: { result: Result; logo: string }): ReactNode {
  const name = fileName(result.number)
  const html = async () => {
    const { invoiceHtml, inPolish } = await loadParts()
    return invoiceHtml(invoiceDocument(result, inPolish), { language: result.input.language, logo })
  }
  return (
    <>
      <PrintButton />
      <DownloadButton
        name={`${name}.pdf`}
        content={async () => (await loadParts()).pdfFile(result, logo)}
        label="Download PDF"
      />
      <DownloadButton name={`${name}.html`} content={html} label="Download HTML" />
      <DownloadButton
        name={`${name}.json`}
        content={async () => (await loadParts()).invoiceJson(result)}
        label="Download JSON"
      />
      <CsvButton
        name={`${name}.csv`}
        rows={async () => (await loadParts()).csvRows(result)}
        label="Download lines as CSV"
      />
    </>
  )
}
