'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { type Big, round2 } from '../../kit/decimal'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { RoasResult } from './result'

const percent = (value: Big | null) => value && round2(value.times(100))

const csv = (result: Result): string =>
  toCsv([
    ['Campaign', 'Spend', 'Revenue', 'ROAS', 'ACOS %', 'Profit', 'Verdict'],
    ...[{ ...result, name: 'All' }, ...result.campaigns].map(
      ({ name, spend, revenue, roas, acos, profit, verdict }) => [
        name,
        spend,
        round2(revenue),
        roas && round2(roas),
        percent(acos),
        round2(profit),
        verdict,
      ],
    ),
  ])

export default function RoasPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={(result) => <TableButtons name="campaigns.csv" content={() => csv(result)} />}
    >
      {(result) => <RoasResult result={result} />}
    </ToolPanel>
  )
}
