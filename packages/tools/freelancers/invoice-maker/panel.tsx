'use client'

import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { CSV_TYPE, DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { FileField } from '../../kit/ui/file-field'
import { Advice, type AdviceItem, FoldedTable, MainFigure } from '../../kit/ui/results'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { loadAgain } from '../../site'
import { formatDate } from '../../kit/dates'
import { formatMoney } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { invoiceDocument } from './document'
import { fields } from './fields'
import { labelOf } from './labels'
import { schema } from './schema'
import { InvoiceSheet } from './sheet'

const LOGO_BYTES = 1024 * 1024

const fileName = (number: string) => number.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'invoice'

const dataAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

/** Whether the browser can read it as a picture, whatever its name says. */
async function isPicture(file: File): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

function LogoField({ logo, onLogo }: { logo: string; onLogo: (logo: string) => void }) {
  const [error, setError] = useState<string>()
  const read = async ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > LOGO_BYTES) return setError('Logo must be at most 1 MB.')
    if (!(await isPicture(file))) return setError('Logo must be a JPEG, PNG, WebP, GIF or AVIF picture.')
    setError(undefined)
    onLogo(await dataAddress(file))
  }
  return (
    <div className="mt-6">
      <FileField
        label="Logo"
        hint="A picture of at most 1 MB. It stays in your browser."
        accept="image/*"
        error={error}
        onFiles={read}
      />
      {logo && (
        <button type="button" className="min-h-11 cursor-pointer font-semibold underline" onClick={() => onLogo('')}>
          Take the logo off
        </button>
      )}
    </div>
  )
}

/** What the first look does without: the files, the payment code, Polish number words. */
async function loadParts() {
  const [exports, html, code, polish] = await loadAgain(() =>
    Promise.all([import('./exports'), import('./html'), import('./code-path'), import('./words-pl')]),
  )
  return { ...exports, ...html, ...code, ...polish }
}

type Parts = Awaited<ReturnType<typeof loadParts>>

/** They come when the page is live, so that they are there with the network cut as well. */
function useParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadParts().then((loaded) => {
      if (isCurrent) setParts(loaded)
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return parts
}

function adviceOn(result: Result, codeReason: string | null): AdviceItem[] {
  return [
    ...(result.isKsef
      ? [
          {
            kind: 'warning' as const,
            text: 'This document is not a KSeF invoice. Use it as a pro forma or for buyers outside KSeF.',
          },
        ]
      : []),
    ...result.checks
      .filter(({ state }) => state === 'missing')
      .map(({ what }) => ({ kind: 'warning' as const, text: `Missing: ${what}.` })),
    ...(codeReason ? [{ kind: 'advice' as const, text: codeReason }] : []),
    {
      kind: 'advice',
      text: 'Whether a VAT number is registered, only VIES knows: ec.europa.eu/taxation_customs/vies.',
    },
  ]
}

function Invoice({ result, logo, parts }: { result: Result; logo: string; parts: Parts | null }): ReactNode {
  const { input, due, number, checks, toPay } = result
  const code = useMemo(() => parts?.paymentCode(result) ?? null, [parts, result])
  const missing = checks.filter(({ state }) => state === 'missing').length
  return (
    <>
      <MainFigure label={result.before ? 'Difference' : 'To pay'} value={formatMoney(toPay, input.currency)}>
        {labelOf(input.kind, 'en')} {number}, due on {formatDate(due)}.{' '}
        {missing === 0
          ? 'Everything that the law asks for is there.'
          : `${missing === 1 ? 'One thing' : `${missing} things`} that the law asks for ${missing === 1 ? 'is' : 'are'} missing.`}
      </MainFigure>
      <InvoiceSheet
        document={invoiceDocument(result, parts?.inPolish ?? null)}
        logo={logo}
        codePath={code && 'path' in code ? code.path : null}
      />
      <div className="no-print grid gap-5">
        <Advice items={adviceOn(result, code && 'reason' in code ? code.reason : null)} />
        <FoldedTable
          summary="What Article 226 asks for"
          caption="What Article 226 of the VAT Directive asks for"
          columns={['Content', 'State']}
          wordColumns={[1]}
          rows={checks.map(({ what, state }) => [what, state])}
        />
      </div>
    </>
  )
}

export default function InvoicePanel(props: PanelProps) {
  const [logo, setLogo] = useState('')
  const parts = useParts()
  return (
    <ToolPanel
      {...props}
      slug="invoice-maker"
      fields={fields}
      schema={schema}
      calculate={calculate}
      isPersonal
      beside={() => <LogoField logo={logo} onLogo={setLogo} />}
      actions={(result) => {
        const name = fileName(result.number)
        const html = async () => {
          const { invoiceHtml, inPolish } = await loadParts()
          return invoiceHtml(invoiceDocument(result, inPolish), { language: result.input.language, logo })
        }
        return (
          <>
            <PrintButton />
            <DownloadButton name={`${name}.html`} type="text/html;charset=utf-8" content={html} label="Download HTML" />
            <DownloadButton
              name={`${name}.json`}
              type="application/json"
              content={async () => (await loadParts()).invoiceJson(result)}
              label="Download JSON"
            />
            <DownloadButton
              name={`${name}.csv`}
              type={CSV_TYPE}
              content={async () => (await loadParts()).invoiceCsv(result)}
              label="Download lines as CSV"
            />
          </>
        )
      }}
    >
      {(result) => <Invoice result={result} logo={logo} parts={parts} />}
    </ToolPanel>
  )
}
