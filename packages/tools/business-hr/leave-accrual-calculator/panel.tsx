'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { round2 } from '../../kit/decimal'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { LeaveResult } from './result'

function csv({ months, hoursPerDay }: Result): string {
  return toCsv([
    ['Month', 'Days earned by its end', 'Hours earned by its end'],
    ...months.map(({ month, earned }) => [month, round2(earned), round2(earned.times(hoursPerDay))]),
  ])
}

export default function LeavePanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      isPersonal
      waiting="Type the date as of which the leave is counted."
      actions={(result) => <TableButtons name="leave.csv" content={() => csv(result)} />}
    >
      {(result, input) => <LeaveResult result={result} asOf={input.asOf} />}
    </ToolPanel>
  )
}
