import { CopyButton } from '../../kit/ui/copy-button'
import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, CountFigure, ResultHeading } from '../../kit/ui/results'
import { NoResult, toolPanel } from '../../kit/ui/tool-panel'
import { runSteps, runStepsInSlices } from '../../kit/steps'
import { split, type Thread } from './calculate'
import { form, type Input } from './form'

/** Up to this length the text is split at once, before the next key. */
const SHORT = 3_000
const POSTS_SHOWN = 300

const atOnce = (input: Input) => (input.text.length <= SHORT ? runSteps(split(input)) : null)
const inSlices = (input: Input, signal: AbortSignal) => runStepsInSlices(split(input), signal)

const all = ({ posts }: Thread) => posts.map(({ text }) => text).join('\n\n')

function Posts({ thread }: { thread: Thread }) {
  const { posts, unit } = thread
  return (
    <div>
      <ResultHeading>Posts</ResultHeading>
      <ol className="grid gap-4">
        {posts.slice(0, POSTS_SHOWN).map(({ text, used, limit }, at) => (
          <li key={at} className="border border-line bg-paper-raised p-4">
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {text}
            </p>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
              <span className="text-sm text-ink-soft tabular-nums">
                Post {at + 1}: {used} of {limit} {unit}
              </span>
              <CopyButton text={text} label={`Copy post ${at + 1}`} />
            </div>
          </li>
        ))}
      </ol>
      {posts.length > POSTS_SHOWN && (
        <p className="mt-3">The first {POSTS_SHOWN} are shown; the copy and the file hold all.</p>
      )}
    </div>
  )
}

function View({ thread }: { thread: Thread }) {
  const { posts, longest, limit, network, warnings, unit } = thread
  const isTight = limit - longest < 10
  const fit = isTight ? 'Every post fits. Read once where each one ends.' : 'Every post fits with room to spare.'
  return (
    <>
      <CountFigure label={`Posts for ${network}`} count={posts.length} one="post">
        {`The longest has ${longest} of ${limit} ${unit}. ${warnings.length > 0 ? 'Look at the notes before you post.' : fit}`}
      </CountFigure>
      <Advice items={adviceOf('warning', warnings)} />
      <div className="no-print flex flex-wrap items-center gap-3">
        <CopyButton text={() => all(thread)} label="Copy all" tone="primary" />
        <DownloadButton name="thread.txt" content={() => all(thread)} />
        <PrintButton />
      </div>
      <Posts thread={thread} />
    </>
  )
}

export default toolPanel({
  form,
  calculate: atOnce,
  work: inSlices,
  submit: 'Divide',
  busy: 'Dividing a long text …',
  view: (result) => (result.ok ? <View thread={result} /> : <NoResult>{result.message}</NoResult>),
})
