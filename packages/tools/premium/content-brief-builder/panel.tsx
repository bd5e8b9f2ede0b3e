import { CopyButton } from '../../kit/ui/copy-button'
import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { GeneratedTextNote } from '../../kit/ui/generated-text-note'
import { DataTable, fact, Figures, FoldedTable, ResultHeading, ResultList, ResultSentence } from '../../kit/ui/results'
import { toolPanel } from '../../kit/ui/tool-panel'
import { retryLoad } from '../../site'
import { textWidth } from '../../kit/arial'
import { countOf, formatNumber } from '../../kit/format'
import { countCharacters } from '../../kit/text'
import { markerWarning } from '../../kit/words'
import type { Brief } from './calculate'
import { form, type Input } from './form'

/** Loads the engine on demand. */
async function work(input: Input, signal: AbortSignal) {
  const { makeBrief } = await retryLoad(() => import('./calculate'))
  return makeBrief(input, signal)
}

/** "4 headings, 3 of them shared by the 2 references, 2 questions, 12 terms." */
function sentence({ outline, references, questions, terms }: Brief): string {
  const shared = outline.filter((entry) => entry.references > 0).length
  const which = references === 1 ? 'from the reference' : `shared by the ${references} references`
  const from =
    shared === 0
      ? ' for the intent, since no references share one'
      : shared === outline.length
        ? ` ${which}`
        : `, ${shared} of them ${which} and the others for the intent`
  return `${countOf(outline.length, 'heading')}${from}, ${countOf(questions.length, 'question')}, ${countOf(terms.length, 'term')}. Add what only you know.`
}

function Outline({ brief }: { brief: Brief }) {
  return (
    <div>
      <ResultHeading>Outline</ResultHeading>
      <ol className="border-b border-line">
        {brief.outline.map(({ heading, sub, references }, at) => (
          <li key={at} className="border-t border-line py-2">
            <span dir="auto" className="font-semibold wrap-anywhere">
              {heading}
            </span>
            {references > 0 && (
              <span className="block text-sm text-ink-soft">{`H2, in ${references} of ${brief.references}`}</span>
            )}
            {sub.map((one) => (
              <span key={one} dir="auto" className="block pl-5 wrap-anywhere">
                {one} <span className="text-sm text-ink-soft">H3</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

function View({ brief, markdown }: Awaited<ReturnType<typeof work>>) {
  const { titles, terms, references } = brief
  return (
    <>
      <ResultSentence>{sentence(brief)}</ResultSentence>
      <GeneratedTextNote />
      <div className="no-print flex flex-wrap items-center gap-3">
        <CopyButton text={markdown} label="Copy the brief" tone="primary" warning={markerWarning(markdown)} />
        <DownloadButton name="brief.md" label="Markdown" content={() => markdown} />
        <PrintButton />
      </div>
      <Figures
        facts={[
          fact('Length', `${formatNumber(brief.length.words)} words`, brief.length.reason),
          fact('Slug', brief.slug || '–', brief.slug ? undefined : 'Enter a Latin phrase.'),
        ]}
      />
      <DataTable
        caption="Title options"
        columns={['Title', 'Width']}
        rows={titles.map((title) => [title, `${Math.round(textWidth(title, 20))} of 600 px`])}
      />
      <div>
        <ResultHeading>Meta description</ResultHeading>
        <p dir="auto">{brief.description}</p>
        <p className="text-sm text-ink-soft">{countCharacters(brief.description)} characters; 120 to 156 are usual.</p>
      </div>
      <Outline brief={brief} />
      <ResultList title="Questions to answer" items={brief.questions} />
      <FoldedTable
        summary={`Terms to cover (${terms.length})`}
        caption="Terms to cover"
        columns={['Term', 'References', 'Score']}
        rows={terms.map((term) => [
          term.phrase,
          references > 0 ? `${term.references} of ${references}` : '–',
          term.score.toFixed(2),
        ])}
      />
      <ResultList
        title="Internal links"
        items={brief.links.map(({ url, anchor }) => (anchor ? `${anchor}: ${url}` : url))}
      />
      <ResultList title="Checklist" items={brief.checklist} />
    </>
  )
}

export default toolPanel({
  form,
  work,
  submit: 'Build the brief',
  busy: 'Reading the references …',
  isSentence: true,
  view: (done) => <View {...done} />,
})
