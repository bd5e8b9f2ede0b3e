'use client'

import { CopyButton } from '../../kit/ui/copy-button'
import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { SponsorshipResult } from './result'
import { invoiceCsv, termsText } from './terms'

export default function SponsorshipPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={(result, input) => (
        <>
          <CopyButton text={() => termsText(input, result)} label="Copy the terms" />
          <TableButtons
            name="invoice-lines.csv"
            content={() => invoiceCsv(input, result)}
            label="Invoice lines (CSV)"
          />
        </>
      )}
    >
      {(result, input) => <SponsorshipResult result={result} input={input} />}
    </ToolPanel>
  )
}
