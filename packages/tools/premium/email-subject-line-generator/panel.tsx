import { useCallback, useState } from 'react'
import { CopyButton } from '../../kit/ui/copy-button'
import { CsvButton, PrintButton } from '../../kit/ui/file-buttons'
import { GeneratedTextNote } from '../../kit/ui/generated-text-note'
import { ResultHeading, ResultSentence } from '../../kit/ui/results'
import { ShuffleButtons } from '../../kit/ui/shuffle'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useToday } from '../../kit/ui/use-today'
import { upperFirst } from '../../kit/words'
import { calculate, csvRows, PREVIEWS, type Result, type SubjectLine } from './calculate'
import { form, type Input } from './form'

function sentence({ lines, eligible, unlock }: Result): string {
  const made = lines.length === 1 ? 'One line' : `${lines.length} lines`
  const more = eligible > lines.length ? ` of the ${eligible} that your words allow; shuffle for others` : ''
  const hint = unlock
    ? ` Fill in “${upperFirst(unlock.slot)}” for ${unlock.more === 1 ? 'one more pattern' : `${unlock.more} more patterns`}.`
    : ''
  return `${made}${more}.${hint}`
}

function Previews({ line }: { line: SubjectLine }) {
  return (
    <dl className="mt-3 grid gap-1 text-sm">
      {PREVIEWS.map(({ length, where }, at) => (
        <div key={length} className="grid gap-x-3 border-t border-line pt-1 sm:grid-cols-[11rem_1fr]">
          <dt className="text-ink-soft">
            {length}: {where}
          </dt>
          <dd dir="auto" className="wrap-anywhere">
            {line.previews[at]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Line({ line, number }: { line: SubjectLine; number: number }) {
  return (
    <li className="border border-line bg-paper-raised p-4">
      <p dir="auto" className="text-lg font-semibold wrap-anywhere">
        {line.text}
      </p>
      <p dir="auto" className="mt-1 text-ink-soft wrap-anywhere">
        {line.preheader}
      </p>
      <Previews line={line} />
      <p className="mt-3 border-t border-line pt-3 text-sm">
        <strong className="font-semibold tabular-nums">Checklist {line.score} of 100.</strong> {line.characters}{' '}
        characters
        {line.encodedOctets !== null && `, ${line.encodedOctets} octets when encoded (RFC 2047)`}. Pattern{' '}
        {line.pattern}.
      </p>
      {line.reasons.length > 0 && (
        <ul className="mt-1 text-sm text-ink-soft">
          {line.reasons.map(({ points, text }, index) => (
            <li key={index}>
              <span className="tabular-nums">{points > 0 ? `+${points}` : `−${-points}`}</span>: {text}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <CopyButton text={line.text} label={`Copy line ${number}`} />
        <CopyButton text={line.preheader} label={`Copy preheader ${number}`} />
      </div>
    </li>
  )
}

const all = ({ lines }: Result) => lines.map(({ text }) => text).join('\n')

export default function SubjectLinePanel(props: PanelProps) {
  const today = useToday() ?? ''
  const [counter, setCounter] = useState(0)
  const lines = useCallback((input: Input) => calculate(input, today, counter), [today, counter])
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={lines}
      submit="Write lines"
      actions={(result) => (
        <>
          <CopyButton text={() => all(result)} label="Copy all lines" tone="primary" />
          <CsvButton name="subject-lines.csv" rows={() => csvRows(result)} />
          <ShuffleButtons counter={counter} onChange={setCounter} />
          <PrintButton />
        </>
      )}
    >
      {(result) => (
        <>
          <ResultSentence>{sentence(result)}</ResultSentence>
          <GeneratedTextNote />
          <div>
            <ResultHeading>Subject lines</ResultHeading>
            <ol className="grid gap-4">
              {result.lines.map((line, at) => (
                <Line key={line.text} line={line} number={at + 1} />
              ))}
            </ol>
          </div>
          <p className="text-sm text-ink-soft">The score is a checklist. It predicts nothing.</p>
        </>
      )}
    </ToolPanel>
  )
}
