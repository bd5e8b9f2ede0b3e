'use client'

import { CsvButton, PrintButton } from '../../kit/ui/file-buttons'
import { Advice, DataTable, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { formatNumber } from '../../kit/format'
import { calculate, labelOf, type Comparison, type Result } from './calculate'
import { fields, schema } from './form'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function sentence({ records, todo }: Result): string {
  const all = records.flatMap(({ comparisons }) => comparisons)
  const different = all.filter(({ status }) => status === 'different').length
  const count = `${String(records.length)} ${records.length === 1 ? 'listing' : 'listings'}`
  if (todo.length === 0) return `Nothing to correct in ${count}. What differs is only the way of writing.`
  if (different === 0) return `No part is wrong in ${count}; some are missing. The list below says which.`
  return `${String(different)} ${different === 1 ? 'part is' : 'parts are'} really different in ${count}. Correct those first.`
}

const marks: Readonly<Record<Comparison['status'], string>> = {
  same: '= Same',
  'same after normalising': '≈ Same after normalising',
  different: '≠ Different',
  missing: '– Missing',
}

const Verdict = ({ status, note }: Comparison) => (
  <span className={status === 'different' ? 'font-semibold text-tomato' : 'text-ink-soft'}>
    {marks[status]}
    {note && ` (${note})`}
  </span>
)

/** One narrow table a listing: nine columns fit no page. */
const Listings = ({ result }: { result: Result }) =>
  result.records.map(({ source, comparisons, score }, at) => (
    <DataTable
      key={at}
      caption={`${source}: ${formatNumber(score)} of 100`}
      columns={['Part', 'Listed as', 'Compared with yours']}
      wordColumns={[1, 2]}
      rows={comparisons.map((comparison) => [
        capital(labelOf(comparison.part)),
        comparison.value || '–',
        <Verdict key={comparison.part} {...comparison} />,
      ])}
    />
  ))

export default function NapPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      submit="Compare"
      waiting="Your own details and at least one listing: then the comparison stands here."
      actions={(result) => (
        <>
          <CsvButton name="listings-corrected.csv" content={() => result.csv} label="Download corrected CSV" />
          <PrintButton />
        </>
      )}
    >
      {(result) => (
        <>
          <MainFigure label="Consistency" value={formatNumber(result.score)} unit="of 100">
            {sentence(result)}
          </MainFigure>
          <Advice items={result.warnings.map((text) => ({ kind: 'warning', text }))} />
          <Listings result={result} />
          {result.todo.length > 0 && (
            <TextResult
              title="To do"
              text={result.todo.map((line) => `- ${line}`).join('\n')}
              file={{ name: 'listings-to-do.txt' }}
            />
          )}
        </>
      )}
    </ToolPanel>
  )
}
