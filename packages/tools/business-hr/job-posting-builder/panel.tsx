import { PrintButton } from '../../kit/ui/file-buttons'
import { Advice, DataTable, fact, Figures, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useWithToday } from '../../kit/ui/use-today'
import { calculate, type Result } from './calculate'
import { form } from './form'

function sentence({ wording, checklist }: Result): string {
  const open = checklist.filter(({ ok }) => !ok).length + wording.length
  if (open === 0) return 'The advert and its markup are ready.'
  return `The advert and its markup are ready; ${open === 1 ? 'one point' : `${String(open)} points`} below could make it better.`
}

function Report({ result }: { result: Result }) {
  const { wording, checklist, notes, words, minutes, wordsPerSentence, readingEase } = result
  return (
    <div className="no-print grid gap-6">
      <Figures
        facts={[
          fact('Words', words, `${minutes} min read`),
          fact('Words per sentence', wordsPerSentence, 'Points count as sentences'),
          readingEase !== null && fact('Reading ease', readingEase, '60 and above is plain English'),
        ]}
      />
      <Advice
        title="Checklist"
        items={checklist.map(({ label, ok, advice }) => ({
          kind: ok ? 'good' : 'advice',
          text: ok ? `${label}.` : `${label}: ${advice}`,
        }))}
      />
      {wording.length > 0 && (
        <DataTable
          caption="Wording"
          columns={['Words', 'Kind', 'Better']}
          wordColumns={[1, 2]}
          rows={wording.map((issue) => [issue.words, issue.kind, issue.suggestion])}
        />
      )}
      <Advice title="Good to know" items={notes.map((text) => ({ kind: 'advice', text }))} />
    </div>
  )
}

export default function JobPostingPanel(props: PanelProps) {
  const calculateToday = useWithToday(calculate)
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculateToday}
      submit="Write the advert"
      waiting="Title, employer, tasks, must-haves, place and how to apply: then the advert appears here."
    >
      {(result) => (
        <>
          <div className="no-print">
            <ResultSentence>{sentence(result)}</ResultSentence>
          </div>
          <TextResult title="The advert" text={result.text} isDocument file="job-advert.txt" copyLabel="Copy text">
            <PrintButton />
          </TextResult>
          <Report result={result} />
          <div className="no-print grid gap-6">
            <TextResult
              title="Structured data (JSON-LD)"
              text={result.jsonLd}
              isCode
              file="job-posting-json-ld.html"
              copyLabel="Copy JSON-LD"
            />
            <TextResult title="HTML" text={result.html} isCode file="job-advert.html" copyLabel="Copy HTML" />
            <TextResult title="Markdown" text={result.markdown} isCode file="job-advert.md" copyLabel="Copy Markdown" />
          </div>
        </>
      )}
    </ToolPanel>
  )
}
