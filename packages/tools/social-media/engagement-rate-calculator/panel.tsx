'use client'

import { CopyButton } from '../../kit/ui/copy-button'
import { CsvButton, PrintButton } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { toCsv } from '../../kit/csv'
import { round2 } from '../../kit/decimal'
import { formatPercent } from '../../kit/format'
import { baseNames, calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { PasteCsv } from './paste-csv'
import { EngagementResult } from './result'

const csv = ({ posts }: Result) =>
  toCsv([
    ['Post', 'Actions', ...baseNames.map((base) => `Rate by ${base} (%)`)],
    ...posts.map(({ name, actions, rates }) => [
      name,
      actions,
      ...baseNames.map((base) => {
        const rate = rates[base]
        return rate && round2(rate)
      }),
    ]),
  ])

const summary = ({ bases, counted }: Result) =>
  bases
    .map(({ base, mean, pooled, posts }) => {
      const average = mean ? formatPercent(mean) : '–'
      const pool = posts > 1 && pooled ? `, pooled ${formatPercent(pooled)}` : ''
      return `Engagement rate by ${base}: ${average}${pool} (${counted.join(', ')})`
    })
    .join('\n')

export default function EngagementPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      beside={(tool) => <PasteCsv tool={tool} />}
      actions={(result) => (
        <>
          <CopyButton text={() => summary(result)} label="Copy the rates" />
          <CsvButton name="engagement.csv" content={() => csv(result)} />
          <PrintButton />
        </>
      )}
    >
      {(result) => <EngagementResult result={result} />}
    </ToolPanel>
  )
}
