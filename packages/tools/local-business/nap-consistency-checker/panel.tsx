import { CsvButton, PrintButton } from '../../kit/ui/file-buttons'
import { Advice, DataTable, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { formatNumber } from '../../kit/format'
import { upperFirst } from '../../kit/words'
import { calculate, headline, labelOf, type Comparison, type Result } from './calculate'
import { form } from './form'

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

/** A narrow table per listing, since nine columns do not fit a page. */
const Listings = ({ result }: { result: Result }) =>
  result.records.map(({ source, comparisons, score }, at) => (
    <DataTable
      key={at}
      caption={`${source}: ${formatNumber(score)} of 100`}
      columns={['Part', 'Listed as', 'Compared with yours']}
      wordColumns={[1, 2]}
      rows={comparisons.map((comparison) => [
        upperFirst(labelOf(comparison.part)),
        comparison.value || '–',
        <Verdict key={comparison.part} {...comparison} />,
      ])}
    />
  ))

export default toolPanel({
  form,
  calculate,
  submit: 'Compare',
  waiting: 'Your own details and at least one listing: then the comparison appears here.',
  actions: (result) => (
    <>
      <CsvButton name="listings-corrected.csv" rows={() => result.corrected} label="Download corrected CSV" />
      <PrintButton />
    </>
  ),
  view: (result) => (
    <>
      <MainFigure label="Consistency" value={formatNumber(result.score)} unit="of 100">
        {headline(result)}
      </MainFigure>
      <Advice items={result.warnings.map((text) => ({ kind: 'warning', text }))} />
      <Listings result={result} />
      {result.todo.length > 0 && (
        <TextResult title="To do" text={result.todo.map((line) => `- ${line}`).join('\n')} file="listings-to-do.txt" />
      )}
    </>
  ),
})
