import { CopyButton } from '../../kit/ui/copy-button'
import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { GeneratedTextNote } from '../../kit/ui/generated-text-note'
import { Advice, fact, Figures, MainFigure, ResultHeading } from '../../kit/ui/results'
import { Button } from '../../site-controls'
import { toolPanel } from '../../kit/ui/tool-panel'
import { cleanText } from '../../kit/clean-text'
import { formatNumber } from '../../kit/format'
import { LONG_TEXT_MAX } from '../../kit/inputs'
import { runStepsInSlices } from '../../kit/steps'
import { clipText } from '../../kit/text'
import { applied, calculate, headline, markedText, PASSIVE_ADVICE, type PlacedFinding, type Result } from './calculate'
import { type Finding, ruleNames } from './finding'
import { form, type Input } from './form'
import { RuleSets } from './rule-sets'

const SHOWN_TEXT = 20_000
const SHOWN_FINDINGS = 200

type Props = { result: Result; onApply: (text: string) => void }

/** The typed text has changed since the findings: a replacement would undo the change. */
type Age = { isOld: boolean }

const isSafe = ({ replacement }: Finding) => replacement !== null

function MarkedText({ result }: { result: Result }) {
  const pieces = markedText(result, SHOWN_TEXT)
  return (
    <div>
      <ResultHeading>The text with its findings</ResultHeading>
      <div
        dir="auto"
        tabIndex={0}
        role="region"
        aria-label="The text with its findings"
        className="max-h-[32rem] overflow-auto border border-line bg-paper-raised p-4 whitespace-pre-wrap wrap-anywhere print:max-h-none"
      >
        {pieces.map(({ text, findings }, at) =>
          findings.length === 0 ? (
            text
          ) : (
            <mark
              key={at}
              title={findings.map(({ rule, message }) => `${ruleNames[rule]}: ${message}`).join('\n')}
              className={
                findings.every(({ isAdvice, rule }) => isAdvice || rule === 'sentence' || rule === 'paragraph')
                  ? 'bg-transparent text-inherit underline decoration-saffron decoration-2 underline-offset-4'
                  : 'bg-saffron/35 text-inherit underline decoration-tomato decoration-2 underline-offset-4'
              }
            >
              {text}
            </mark>
          ),
        )}
      </div>
      {result.text.length > SHOWN_TEXT && (
        <p className="mt-2 text-sm text-ink-soft">{`The first ${formatNumber(SHOWN_TEXT)} characters; the list covers all.`}</p>
      )}
    </div>
  )
}

function Item({ finding, isOld, onApply }: Age & { finding: PlacedFinding; onApply: () => void }) {
  const { rule, line, text, message, replacement } = finding
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="min-w-0 grow basis-60 wrap-anywhere">
        <strong className="font-semibold">{`Line ${formatNumber(line)}, ${ruleNames[rule]}: `}</strong>
        <span dir="auto">“{clipText(text, 90)}”</span> {message}
      </span>
      {replacement !== null && (
        <Button
          tone="secondary"
          className="no-print"
          aria-disabled={isOld}
          onClick={() => !isOld && onApply()}
          aria-label={`Apply in line ${line}: ${clipText(replacement, 90)}`}
        >
          Apply
        </Button>
      )}
    </li>
  )
}

function Findings({ result, isOld, onApply }: Props & Age) {
  const { findings, text } = result
  if (findings.length === 0) return null
  return (
    <div>
      <ResultHeading>{`All findings (${formatNumber(findings.length)})`}</ResultHeading>
      <ul className="border-b border-line">
        {findings.slice(0, SHOWN_FINDINGS).map((finding) => (
          <Item
            key={`${finding.rule}${finding.start}-${finding.end}`}
            finding={finding}
            isOld={isOld}
            onApply={() => onApply(applied(text, [finding]))}
          />
        ))}
      </ul>
      {findings.length > SHOWN_FINDINGS && (
        <p className="mt-2 text-sm text-ink-soft">{`The first ${SHOWN_FINDINGS} of ${formatNumber(findings.length)} findings.`}</p>
      )}
    </div>
  )
}

/** `typed` is the text in the form. */
export function StyleResult({ result, typed, onApply }: Props & { typed: string }) {
  const { counts, findings, passiveShare, text } = result
  const isOld = cleanText(typed.slice(0, LONG_TEXT_MAX)) !== text
  const safe = findings.filter(isSafe)
  return (
    <>
      <MainFigure label="Score" value={String(result.score)} unit="of 100">
        {headline(result)}
      </MainFigure>
      <GeneratedTextNote />
      {passiveShare !== null && passiveShare > PASSIVE_ADVICE && (
        <Advice
          items={[
            {
              kind: 'advice',
              text: `${passiveShare}\u00A0% of the sentences are passive; up to ${PASSIVE_ADVICE}\u00A0% is the usual advice.`,
            },
          ]}
        />
      )}
      {counts.length > 0 && (
        <Figures title="By rule" facts={counts.map(({ name, count }) => fact(name, formatNumber(count)))} />
      )}
      <div className="no-print flex flex-wrap items-center gap-3">
        {safe.length > 0 && (
          <Button aria-disabled={isOld} onClick={() => !isOld && onApply(applied(text, safe))}>
            Apply all that are safe
          </Button>
        )}
        <CopyButton text={text} label="Copy the text" />
        <DownloadButton name="text.txt" content={() => text} />
        <PrintButton />
      </div>
      <MarkedText result={result} />
      <Findings result={result} isOld={isOld} onApply={onApply} />
    </>
  )
}

const work = (input: Input, signal: AbortSignal) => runStepsInSlices(calculate(input), signal)

export default toolPanel({
  form,
  work,
  submit: 'Check',
  busy: 'Reading the text …',
  beside: (tool) => <RuleSets values={tool.values} onUse={(rules) => tool.replace({ ...tool.values, ...rules })} />,
  view: (result, _, tool) => (
    <StyleResult result={result} typed={String(tool.values['text'] ?? '')} onApply={(text) => tool.set('text', text)} />
  ),
})
