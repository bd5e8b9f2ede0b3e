import { useId, useState } from 'react'
import { CopyButton } from '../../kit/ui/copy-button'
import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { GeneratedTextNote } from '../../kit/ui/generated-text-note'
import { Advice, adviceOf, ResultList, ResultSentence } from '../../kit/ui/results'
import { NoResult, toolPanel } from '../../kit/ui/tool-panel'
import { retryLoad } from '../../site'
import { controlStyles } from '../../site-controls'
import type * as Engine from './calculate'
import type { Draft, Result } from './calculate'
import type { Channel } from './channels'
import { form, type Input } from './form'

type Good = Extract<Result, { ok: true }>

/** Loads the engine on demand. */
async function work(input: Input, signal: AbortSignal) {
  const engine = await retryLoad(() => import('./calculate'))
  return { engine, result: await engine.makeDrafts(input, signal) }
}

/** An edit counts only while `of` is still the text of the draft. */
type Edits = Readonly<Record<string, { readonly of: string; readonly text: string }>>

const edited = ({ key, text }: Draft, edits: Edits): string => {
  const edit = edits[key]
  return edit?.of === text ? edit.text : text
}

type CardProps = {
  draft: Draft
  channel: Channel
  /** The edited text, or the draft's own text. */
  text: string
  onEdit: (text: string) => void
}

const MOST_LINES = 18
const LINE_LENGTH = 60

const linesOf = (text: string) =>
  Math.min(
    MOST_LINES,
    text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 1),
  )

function DraftCard({ draft, channel, text, onEdit }: CardProps) {
  const id = useId()
  const { text: count, isOver } = channel.count(text)
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="tool-heading">
        <label htmlFor={id}>{draft.name}</label>
      </h3>
      <textarea
        id={id}
        dir="auto"
        value={text}
        rows={linesOf(text)}
        aria-describedby={`${id}-count`}
        onChange={(event) => onEdit(event.target.value)}
        className={`${controlStyles} h-auto py-2.5`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <p
          id={`${id}-count`}
          className={`text-sm tabular-nums ${isOver ? 'font-semibold text-tomato' : 'text-ink-soft'}`}
        >
          {isOver ? `Too long: ${count}` : count}
        </p>
        <CopyButton text={text} label={`Copy ${draft.name}`} />
      </div>
    </section>
  )
}

function Drafts({ result, engine }: { result: Good; engine: typeof Engine }) {
  const [edits, setEdits] = useState<Edits>({})
  const shown = result.drafts.filter(({ text }) => text !== '')
  const final = () => shown.map((draft) => ({ ...draft, text: edited(draft, edits) }))
  return (
    <>
      <ResultSentence>
        {`${shown.length === 1 ? 'One draft' : `${shown.length} drafts`} from “${result.title}”. Edit each one here, then copy it or download all.`}
      </ResultSentence>
      <GeneratedTextNote />
      <Advice items={adviceOf('advice', result.notes)} />
      <div className="no-print flex flex-wrap items-center gap-3">
        <DownloadButton
          name="drafts.md"
          label="Download all"
          tone="primary"
          content={() => engine.draftsMarkdown(result.title, final())}
        />
        <PrintButton />
      </div>
      {shown.map((draft) => (
        <DraftCard
          key={draft.key}
          draft={draft}
          channel={engine.channels[draft.key]}
          text={edited(draft, edits)}
          onEdit={(text) => setEdits((before) => ({ ...before, [draft.key]: { of: draft.text, text } }))}
        />
      ))}
      <ResultList title="Descriptions of pictures" items={result.pictures.slice(0, 50)} />
    </>
  )
}

export default toolPanel({
  form,
  work,
  submit: 'Make drafts',
  busy: 'Reading the article …',
  isSentence: true,
  view: ({ result, engine }) =>
    result.ok ? <Drafts result={result} engine={engine} /> : <NoResult isSentence>{result.message}</NoResult>,
})
