'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { type Cell, toCsv } from '../../kit/csv'
import { roundTo } from '../../kit/decimal'
import { calculate, type CapTable, shownStage } from './calculate'
import { fields, schema } from './form'
import { EquityResult } from './result'

function csv({ owners, stages }: CapTable): string {
  const rows = stages.flatMap((stage) => {
    const { shares, percents, values } = shownStage(stage)
    const price = stage.price && roundTo(stage.price, 4)
    return owners.map(({ name }, owner): Cell[] => [
      stage.name,
      name,
      shares[owner] ?? 0,
      percents[owner] ?? 0,
      price,
      values?.[owner] ?? null,
    ])
  })
  return toCsv([['Stage', 'Owner', 'Shares', 'Percent', 'Price per share', 'Value'], ...rows])
}

export default function EquityPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={({ table }) => table && <TableButtons name="cap-table.csv" content={() => csv(table)} />}
    >
      {(result) => <EquityResult result={result} />}
    </ToolPanel>
  )
}
