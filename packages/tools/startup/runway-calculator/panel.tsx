'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { addToMonth } from '../../kit/dates'
import { round2 } from '../../kit/decimal'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { RunwayResult } from './result'

function csv({ months, lastMonth, input, hiring }: Result): string {
  const run = [...months, ...(lastMonth ? [lastMonth] : [])]
  return toCsv([
    ['Month', 'Calendar month', 'Revenue', 'Costs', ...(hiring ? ['Hires'] : []), 'One-offs', 'Net', 'Cash at the end'],
    ...run.map(({ number, revenue, costs, hires, oneOffs, net, cash }) => [
      number,
      input.start && addToMonth(input.start, number - 1),
      ...[revenue, costs, ...(hiring ? [hires] : []), oneOffs, net, cash].map(round2),
    ]),
  ])
}

export default function RunwayPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={(result) => <TableButtons name="runway.csv" content={() => csv(result)} />}
    >
      {(result) => <RunwayResult result={result} />}
    </ToolPanel>
  )
}
