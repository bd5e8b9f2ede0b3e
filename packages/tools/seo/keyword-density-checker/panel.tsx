import { BarChart } from '../../kit/ui/charts/bar-chart'
import { TableButtons } from '../../kit/ui/file-buttons'
import { DataTable, fact, Figures, Fold, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { formatNumber, formatPercent } from '../../kit/format'
import { STOP_WORDS } from '../../kit/stop-words'
import { calculate, type Result } from './calculate'
import { form, type Input } from './form'
import type { Focus } from './focus'

const NAMES = ['', 'One word', 'Two words', 'Three words'] as const
/** Rows on the page; the file has all of them. */
const SHOWN = 50

const times = (count: number) => (count === 1 ? 'once' : `${formatNumber(count)} times`)

const csvRows = ({ tables }: Result) => [
  ['Words', 'Phrase', 'Count', 'Density %'],
  ...tables.flatMap(({ length, rows }) =>
    rows.map(({ phrase, count, density }) => [length, phrase, count, Number(formatNumber(density))]),
  ),
]

function focusSentence({ phrase, count, verdict }: Focus): string {
  const used = count === 0 ? `“${phrase}” is not in the text.` : `“${phrase}” appears in the text ${times(count)}.`
  if (verdict === null) return `${used} Below 100 words there is no verdict.`
  const then = {
    'not used': 'Not used: say early what the text is about.',
    seldom: 'Seldom: up to 0.5 %.',
    good: 'Good: up to 3 %.',
    often: 'Often: read it aloud, and vary it where it grates.',
    'too often': 'Too often: above 4 % it reads like a list of itself.',
  }[verdict]
  return `${used} ${then}`
}

function FocusResult({ focus }: { focus: Focus }) {
  return (
    <>
      <Figures
        title="Focus phrase"
        facts={[
          fact('Occurrences', focus.count, 'The exact sequence'),
          fact('All words in one sentence', focus.looseSentences, 'Sentences, in any order'),
          fact('In the first paragraph', focus.inFirstParagraph ? 'Yes' : 'No'),
          fact('In headings', `${focus.headingsWith} of ${focus.headings}`),
        ]}
      />
      {focus.count > 0 && (
        <BarChart
          title="Where it stands: the text in tenths"
          bars={focus.tenths.map((count, at) => ({
            label: `${at * 10}–${at * 10 + 10} %`,
            value: count,
            isMarked: count > 0 && count === Math.max(...focus.tenths),
          }))}
          summary={`Occurrences in each tenth of the text: ${focus.tenths.join(', ')}.`}
        />
      )}
    </>
  )
}

function Tables({ tables }: Result) {
  return tables.map(({ length, rows }) => (
    <div key={length}>
      <DataTable
        caption={NAMES[length] ?? ''}
        columns={['Phrase', 'Count', 'Density']}
        rows={rows.slice(0, SHOWN).map(({ phrase, count, density }) => [phrase, count, formatPercent(density)])}
      />
      {rows.length === 0 && <p className="mt-2 text-sm text-ink-soft">Nothing is repeated that often.</p>}
      {rows.length > SHOWN && (
        <p className="mt-2 text-sm text-ink-soft">{`The first ${SHOWN} of ${formatNumber(rows.length)}; the CSV has all.`}</p>
      )}
    </div>
  ))
}

function StopWords({ language }: Pick<Input, 'language'>) {
  return (
    <div className="no-print">
      <Fold summary="Stop words that are left out">
        <p className="text-sm text-ink-soft">{STOP_WORDS[language].join(', ')}</p>
      </Fold>
    </div>
  )
}

function Head({ result }: { result: Result }) {
  const { focus } = result
  const top = result.tables[0]?.rows[0]
  if (focus)
    return (
      <MainFigure label="Density of the focus phrase" value={formatPercent(focus.density)}>
        {focusSentence(focus)}
      </MainFigure>
    )
  return (
    <MainFigure label="Words" value={formatNumber(result.words)}>
      {`${formatNumber(result.differentWords)} different words.${top ? ` “${top.phrase}” comes most often: ${times(top.count)}.` : ''}`}
    </MainFigure>
  )
}

export default toolPanel({
  form,
  calculate,
  submit: 'Count',
  actions: (result) => <TableButtons name="keyword-density.csv" rows={() => csvRows(result)} />,
  view: (result, input) => (
    <>
      <Head result={result} />
      {result.focus && <FocusResult focus={result.focus} />}
      <Tables {...result} />
      {!input.withStopWords && <StopWords language={input.language} />}
    </>
  ),
})
