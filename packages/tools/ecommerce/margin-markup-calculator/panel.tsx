'use client'

import { TableButtons } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { type Big, round2 } from '../../kit/decimal'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { MarginResult } from './result'

const percent = (value: Big | null) => value && round2(value.times(100))

const csv = ({ prices, bulk }: Result): string =>
  toCsv([
    ['Net margin %', 'Price net', 'Price with VAT'],
    ...prices.map(({ margin, price, gross }) => [margin, price && round2(price), gross && round2(gross)]),
    ...(bulk.length > 0 ? [[], ['Product', 'Cost', 'Price net', 'Margin %', 'Markup %', 'Profit per order']] : []),
    ...bulk.map(({ name, values, profit }) =>
      values
        ? [
            name,
            round2(values.cost),
            round2(values.price),
            percent(values.margin),
            percent(values.markup),
            profit && round2(profit),
          ]
        : [name],
    ),
  ])

export default function MarginPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={(result) => <TableButtons name="margins.csv" content={() => csv(result)} />}
    >
      {(result) => <MarginResult result={result} />}
    </ToolPanel>
  )
}
