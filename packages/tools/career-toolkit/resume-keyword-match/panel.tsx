import { TableButtons } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItems, DataTable, fact, Figures, Fold, FoldedTable, MainFigure } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { countOf } from '../../kit/format'
import { STOP_WORDS } from '../../kit/stop-words'
import { calculate, type MatchedTerm, type Result } from './calculate'
import { form, type Input } from './form'
import { ResumeFile } from './resume-file'
import { aliases } from './stem'
import { advertWords } from './advert-words'

function sentence({ match, found, missing, mustHaves }: Result): string {
  if (match === null) return 'The advert holds no term to look for. Paste its requirements, too.'
  const lacking = mustHaves.filter((must) => !must.found).length
  const must = lacking > 0 ? ` ${countOf(lacking, 'must-have')} not found.` : ''
  return `The résumé has ${found.length} of ${countOf(found.length + missing.length, 'term')} of the advert.${must} Add those that are missing and true of you.`
}

const termRows = (rows: readonly MatchedTerm[]) =>
  rows.map(({ text, inAdvert, inResume, weight, prominent }) => [
    prominent && weight !== null ? `${text} (title or requirement)` : text,
    inAdvert,
    inResume,
    weight ?? '–',
  ])

const columns = ['Term', 'In the advert', 'In the résumé', 'Weight'] as const

function Terms({ result }: { result: Result }) {
  const { missing, found, onlyInResume } = result
  return (
    <>
      {missing.length > 0 && (
        <DataTable caption={`Missing (${missing.length})`} columns={columns} rows={termRows(missing)} />
      )}
      {found.length > 0 && <DataTable caption={`Found (${found.length})`} columns={columns} rows={termRows(found)} />}
      {onlyInResume.length > 0 && (
        <FoldedTable
          summary={`Only in the résumé (${onlyInResume.length})`}
          caption="Only in the résumé"
          columns={['Term', 'In the résumé']}
          rows={onlyInResume.map(({ text, inResume }) => [text, inResume])}
        />
      )}
    </>
  )
}

function adviceOf({ sections, warnings, mustHaves, cut }: Result): AdviceItems {
  const missing = sections.filter(({ found }) => !found).map(({ section }) => section.toLowerCase())
  return [
    ...mustHaves.map(({ text, found }) => ({
      kind: found ? ('good' as const) : ('warning' as const),
      text: `Must-have “${text}” is ${found ? '' : 'not '}in the résumé.`,
    })),
    missing.length > 0
      ? { kind: 'advice', text: `No section found for: ${missing.join(', ')}.` }
      : { kind: 'good', text: 'Contact, summary, experience, education and skills are all there.' },
    ...warnings.map(({ what, advice, lines }) => ({
      kind: 'advice' as const,
      text: `${what}${lines.length > 0 ? ` (${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')})` : ''}. ${advice}`,
    })),
    cut && { kind: 'advice', text: 'What the advert says below “About us” is left out.' },
  ]
}

/** Lists omitted words and aliases, so that visitors see why a word is missing above. */
function Lists({ language }: { language: Input['language'] }) {
  return (
    <>
      <FoldedTable
        summary="Spellings that count as one"
        caption="Spellings that count as one"
        columns={['Written', 'Counts as']}
        rows={[...aliases]}
        wordColumns={[1]}
      />
      <Fold summary="Words with which no term begins or ends">
        <p className="text-sm text-ink-soft">{[...STOP_WORDS[language], ...advertWords[language]].join(', ')}</p>
      </Fold>
    </>
  )
}

function csvRows({ found, missing, onlyInResume }: Result) {
  const rows = (list: readonly MatchedTerm[], status: string) =>
    list.map(({ text, inAdvert, inResume, weight }) => [status, text, inAdvert, inResume, weight])
  return [
    ['Status', ...columns],
    ...rows(missing, 'missing'),
    ...rows(found, 'found'),
    ...rows(onlyInResume, 'only in the résumé'),
  ]
}

export default toolPanel({
  form,
  calculate,
  isPersonal: true,
  submit: 'Compare',
  beside: (tool) => <ResumeFile tool={tool} />,
  waiting: 'Paste a résumé and an advert, at least 200 characters each.',
  actions: (result) => <TableButtons name="keyword-match.csv" rows={() => csvRows(result)} />,
  view: (result, input) => (
    <>
      <MainFigure
        label="Match"
        value={result.match === null ? '–' : String(result.match)}
        unit={result.match === null ? undefined : '%'}
      >
        {sentence(result)}
      </MainFigure>
      <Figures
        title="Sections"
        facts={result.sections.map(({ section, found }) => fact(section, found ? 'Found' : 'Not found'))}
      />
      <Advice items={adviceOf(result)} />
      <Terms result={result} />
      <Lists language={input.language} />
    </>
  ),
})
