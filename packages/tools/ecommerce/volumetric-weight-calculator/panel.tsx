'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { roundTo } from '../../kit/decimal'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { VolumetricResult } from './result'

const csv = ({ pieces }: Result): string =>
  toCsv([
    ['Piece', 'Count', 'Length', 'Width', 'Height', 'Weight', 'Volumetric weight', 'Girth'],
    ...pieces.map(({ count, sides, weight, volumetric, girth }, index) => [
      index + 1,
      count,
      ...[...sides, weight, volumetric, girth].map((value) => roundTo(value, 3)),
    ]),
  ])

export default function VolumetricPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={(result) => <TableButtons name="parcels.csv" content={() => csv(result)} />}
    >
      {(result) => <VolumetricResult result={result} />}
    </ToolPanel>
  )
}
