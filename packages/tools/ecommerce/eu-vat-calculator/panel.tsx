'use client'

import { CopyButton } from '../../kit/ui/copy-button'
import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { labelText, VatResult } from './result'

const csv = ({ countries }: Result): string =>
  toCsv([
    ['Country', 'Rate %', 'Net', 'VAT', 'Gross'],
    ...countries.map(({ country, rate, net, vat, gross }) => [country, rate, net, vat, gross]),
  ])

export default function VatPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={(result) => {
        const label = labelText(result)
        return (
          <>
            {label && <CopyButton text={label} label="Copy the label" />}
            <TableButtons name="eu-vat.csv" content={() => csv(result)} />
          </>
        )
      }}
    >
      {(result) => <VatResult result={result} />}
    </ToolPanel>
  )
}
