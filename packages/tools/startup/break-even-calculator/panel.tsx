'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { round2 } from '../../kit/decimal'
import { calculate, type BreakEven } from './calculate'
import { fields, schema } from './form'
import { BreakEvenResult } from './result'

const csv = ({ levels }: BreakEven): string =>
  toCsv([
    ['Level', 'Units', 'Revenue', 'Costs', 'Profit'],
    ...levels.map(({ label, units, revenue, costs, profit }) => [
      label,
      units,
      ...[revenue, costs, profit].map(round2),
    ]),
  ])

export default function BreakEvenPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={({ breakEven }) => breakEven && <TableButtons name="break-even.csv" content={() => csv(breakEven)} />}
    >
      {(result) => <BreakEvenResult result={result} />}
    </ToolPanel>
  )
}
