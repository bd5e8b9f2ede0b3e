import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { LogoField } from '../../kit/ui/logo-field'
import { Advice, type AdviceItems, FoldedTable, MainFigure } from '../../kit/ui/results'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { formatDate } from '../../kit/dates'
import { formatMoney } from '../../kit/format'
import { calculate, type Result } from './calculate'
import { invoiceDocument } from './document'
import { Downloads, loadParts, type Parts } from './downloads'
import { form } from './form'
import { labelOf } from './labels'
import { SavedInvoices } from './saved-invoices'
import { InvoiceSheet } from './sheet'

/** Loads the parts after hydration, so that exports also work offline later. */
function useParts(): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => void loadParts().then(setParts), [])
  return parts
}

const adviceOn = ({ isKsef, checks }: Result, codeReason: string | null): AdviceItems => [
  isKsef && {
    kind: 'warning',
    text: 'This document is not a KSeF invoice. Use it as a pro forma or for buyers outside KSeF.',
  },
  ...checks.map(({ what, state }) => state === 'missing' && { kind: 'warning' as const, text: `Missing: ${what}.` }),
  codeReason && { kind: 'advice', text: codeReason },
  {
    kind: 'advice',
    text: 'Whether a VAT number is registered, only VIES knows: ec.europa.eu/taxation_customs/vies.',
  },
]

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
      form={form}
      calculate={calculate}
      isPersonal
      onClear={() => setLogo('')}
      beside={(tool) => (
        <>
          <LogoField label="Logo" hasLogo={logo !== ''} onLogo={(chosen) => setLogo(chosen?.address ?? '')} />
          <SavedInvoices tool={tool} />
        </>
      )}
      actions={(result) => <Downloads result={result} logo={logo} />}
    >
      {(result) => <Invoice result={result} logo={logo} parts={parts} />}
    </ToolPanel>
  )
}
