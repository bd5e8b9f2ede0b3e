import { Advice, type AdviceItem, FoldedTable, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { formatNumber } from '../../kit/format'
import { runStepsInSlices } from '../../kit/steps'
import { checkOutline, type FoundOutline, type Result } from './calculate'
import { form, type Input } from './form'
import { fromDocument, withLineNumbers } from './from-html'
import { fromMarkdown } from './from-markdown'

async function findHeadings({ format, source }: Input, signal: AbortSignal): Promise<FoundOutline> {
  if (format === 'markdown') return runStepsInSlices(fromMarkdown(source), signal)
  // A separate document, which shows nothing, runs no script and loads no image.
  return fromDocument(new DOMParser().parseFromString(withLineNumbers(source), 'text/html').body)
}

const check = async (input: Input, signal: AbortSignal): Promise<Result> =>
  checkOutline(await findHeadings(input, signal), { title: input.title, templateLevels: Number(input.template) })

const SHOWN = 300

/** The first issues only, because thousands of rows would block the page. */
function issueItems({ issues }: Result): AdviceItem[] {
  const items = issues.slice(0, SHOWN).map(({ severity, line, message }): AdviceItem => ({
    kind: severity === 'advice' ? 'advice' : 'warning',
    text: line ? `Line ${formatNumber(line)}: ${message}` : message,
  }))
  if (issues.length <= SHOWN) return items
  return [...items, { kind: 'advice', text: `These are the first ${SHOWN} of ${formatNumber(issues.length)}.` }]
}

function sentence({ issues, words }: Result): string {
  const faults = issues.filter(({ severity }) => severity !== 'advice').length
  const found =
    faults > 0 ? `${faults} ${faults === 1 ? 'fault' : 'faults'} in the structure.` : 'The structure has no fault.'
  const advice = issues.length - faults
  return `${found}${advice > 0 ? ` ${advice} ${advice === 1 ? 'piece' : 'pieces'} of advice.` : ''} ${formatNumber(words)} words in all.`
}

/** The outline, indented by level. */
function Tree({ headings }: Pick<Result, 'headings'>) {
  return (
    <div>
      <h3 className="tool-heading">Outline</h3>
      <ul className="border-b border-line">
        {headings.slice(0, SHOWN).map(({ level, text, words, line, isHidden }, index) => (
          <li
            key={index}
            className="border-t border-line py-2"
            style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
          >
            <span className="mr-2 inline-block min-w-7 text-sm font-semibold text-lake">{`h${level}`}</span>
            <span dir="auto" className="wrap-anywhere">
              {text || <em>empty</em>}
            </span>
            <span className="block pl-9 text-sm text-ink-soft">
              {`line ${line} · ${words} ${words === 1 ? 'word' : 'words'}${isHidden ? ' · hidden' : ''}`}
            </span>
          </li>
        ))}
      </ul>
      {headings.length > SHOWN && (
        <p className="mt-2 text-sm text-ink-soft">{`The first ${SHOWN} of ${formatNumber(headings.length)} headings.`}</p>
      )}
    </div>
  )
}

function Outline({ result }: { result: Result }) {
  return (
    <>
      <MainFigure label="Headings" value={formatNumber(result.headings.length)}>
        {sentence(result)}
      </MainFigure>
      <Advice items={issueItems(result)} />
      {result.headings.length > 0 && (
        <>
          <Tree headings={result.headings} />
          <TextResult title="Outline as Markdown" text={result.markdown} isCode copyLabel="Copy outline" />
          <FoldedTable
            summary="Anchor ids"
            caption="Anchor ids"
            columns={['Heading', 'Id']}
            wordColumns={[1]}
            rows={result.headings.slice(0, SHOWN).map(({ text, id }) => [text, id === '' ? '–' : `#${id}`])}
          />
        </>
      )}
    </>
  )
}

export default toolPanel({
  form,
  work: check,
  submit: 'Check',
  busy: 'Reading the headings …',
  view: (result) => <Outline result={result} />,
})
