import { CsvButton } from '../../kit/ui/file-buttons'
import { Advice, type AdviceItem, DataTable, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { countOf } from '../../kit/format'
import { upperFirst } from '../../kit/words'
import { calculate, type Finding, type PageSet, pagesOf, type Result } from './calculate'
import { form } from './form'

/** A wider matrix belongs in a spreadsheet, not on a page. */
const MATRIX_SHOWN = 12

function items(findings: readonly Finding[], kind: AdviceItem['kind'], groupCount: number): AdviceItem[] {
  return findings.map(({ group, row, message }) => {
    const where = [groupCount > 1 && `group ${group + 1}`, row !== null && `version ${row}`].filter(Boolean).join(', ')
    return { kind, text: where === '' ? message : `${upperFirst(where)}: ${message}` }
  })
}

function sentence({ errors, corrections, warnings, sets, groupCount }: Result): string {
  if (errors.length > 0)
    return `${countOf(errors.length, 'error')}: ${sets.length === 0 ? 'no code until it is put right' : `${groupCount - sets.length} of ${groupCount} groups give no code`}.`
  const done =
    sets.length === 1
      ? 'The set is complete: put all of it on every one of its pages.'
      : `${sets.length} complete sets.`
  return `${done} ${countOf(corrections.length, 'correction')}, ${countOf(warnings.length, 'warning')}.`
}

/** Whether a page's tag for a code refers to the page itself or links to another. */
const cell = (set: PageSet, page: string, code: string) =>
  set.some((version) => version.code === code && version.url === page) ? 'itself' : 'links'

const matrixRows = (set: PageSet): string[][] =>
  pagesOf(set).map((page) => [page, ...set.map(({ code }) => cell(set, page, code))])

const csvRows = (sets: readonly PageSet[]) =>
  sets.flatMap((set) => [['Page', ...set.map(({ code }) => code)], ...matrixRows(set)])

function Matrix({ set, number }: { set: PageSet; number: number | null }) {
  const few = set.slice(0, MATRIX_SHOWN)
  return (
    <DataTable
      caption={number === null ? 'What every page links to' : `What every page of group ${number} links to`}
      columns={['Page', ...few.map(({ code }) => code)]}
      wordColumns={few.map((_, at) => at + 1)}
      rows={matrixRows(set)
        .slice(0, MATRIX_SHOWN)
        .map((row) => row.slice(0, few.length + 1))}
    />
  )
}

export default toolPanel({
  form,
  calculate,
  submit: 'Make tags',
  actions: ({ sets }) =>
    sets.length > 0 && (
      <CsvButton name="hreflang-links.csv" rows={() => csvRows(sets)} label="Download the matrix as CSV" />
    ),
  view: (result) => {
    const { sets, groupCount, html, headers, sitemap } = result
    const versions = sets.reduce((sum, set) => sum + set.length, 0)
    return (
      <>
        <MainFigure label="Versions" value={String(versions)}>
          {sentence(result)}
        </MainFigure>
        <Advice
          items={[
            ...items(result.errors, 'warning', groupCount),
            ...items(result.corrections, 'advice', groupCount),
            ...items(result.warnings, 'advice', groupCount),
          ]}
        />
        {sets.length > 0 && (
          <>
            <TextResult title="Link elements for the head" text={html} isCode copyLabel="Copy link elements" />
            <TextResult title="HTTP header" text={headers} isCode copyLabel="Copy header" />
            <TextResult
              title="Entries of a sitemap"
              text={sitemap}
              isCode
              copyLabel="Copy sitemap"
              file="sitemap-hreflang.xml"
            />
            {sets.slice(0, 5).map((set, index) => (
              <Matrix key={index} set={set} number={sets.length > 1 ? index + 1 : null} />
            ))}
          </>
        )}
      </>
    )
  },
})
