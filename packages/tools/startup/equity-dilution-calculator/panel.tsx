'use client'

import { CsvButton, PrintButton } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { type Cell, toCsv } from '../../kit/csv'
import { floor, round2, roundTo } from '../../kit/decimal'
import { calculate, type CapTable, ownership } from './calculate'
import { fields, schema } from './form'
import { EquityResult } from './result'

function csv({ owners, stages }: CapTable): string {
  const rows = stages.flatMap((stage) =>
    owners.map(({ name }, owner): Cell[] => {
      const held = stage.shares[owner]
      if (!held) return [stage.name, name, 0, 0, '', '']
      return [
        stage.name,
        name,
        floor(held),
        round2(ownership(stage, owner).times(100)),
        stage.price && roundTo(stage.price, 4),
        stage.price && round2(held.times(stage.price)),
      ]
    }),
  )
  return toCsv([['Stage', 'Owner', 'Shares', 'Percent', 'Price per share', 'Value'], ...rows])
}

export default function EquityPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={({ table }) =>
        table && (
          <>
            <CsvButton name="cap-table.csv" content={() => csv(table)} />
            <PrintButton />
          </>
        )
      }
    >
      {(result) => <EquityResult result={result} />}
    </ToolPanel>
  )
}
