import { Button } from '../../site-controls'
import { Advice, adviceOf, fact, Figures, MainFigure } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { NoResult, toolPanel } from '../../kit/ui/tool-panel'
import type { Tool } from '../../kit/ui/use-tool'
import { calculate, type Result } from './calculate'
import { form, presets } from './form'

const REMARKS_SHOWN = 30

function Presets({ tool }: { tool: Tool }) {
  return (
    <div role="group" aria-label="Start from" className="mb-6 flex flex-wrap items-center gap-2">
      <span className="text-sm font-semibold">Start from</span>
      {presets.map(({ label, values }) => (
        <Button key={label} tone="secondary" onClick={() => tool.replace({ ...tool.values, ...values })}>
          {label}
        </Button>
      ))}
    </div>
  )
}

type Test = NonNullable<Result['test']>

function why({ verdict, crawler }: Test): string {
  if (verdict.reason === 'robots-txt') return 'robots.txt itself is always allowed.'
  if (verdict.reason === 'no-group') return `No group speaks to ${crawler}, so everything is allowed.`
  if (verdict.rule) return `${crawler} reads the group for ${verdict.agent}; line ${verdict.rule.line} decides.`
  return `${crawler} reads the group for ${verdict.agent}; no rule of it matches, so it is allowed.`
}

const whole = (text: string) => <span className="wrap-anywhere">{text}</span>

function TestFacts({ test }: { test: Test }) {
  const { verdict, rule } = test
  return (
    <Figures
      facts={[
        fact('Group', verdict.agent ?? '–'),
        fact('Rule', whole(rule || '–'), verdict.rule && `Line ${verdict.rule.line}`),
        fact('Compared', whole(verdict.path), 'Path as a crawler encodes it'),
      ]}
    />
  )
}

const remarks = (all: Test['remarks']) =>
  adviceOf('advice', [
    ...all.slice(0, REMARKS_SHOWN).map(({ line, message }) => `Line ${line}: ${message}`),
    all.length > REMARKS_SHOWN && `${all.length - REMARKS_SHOWN} more lines of this kind.`,
  ])

const BLOCKED =
  'This keeps every crawler out of the whole site, search engines too. Tick “Yes, the whole site may be blocked” to get the file.'

function File({ file, isReleased }: Result) {
  return (
    <>
      {isReleased && <TextResult title="robots.txt" text={file.text} isCode file="robots.txt" />}
      <Advice items={adviceOf('warning', [!isReleased && BLOCKED, ...file.warnings])} />
    </>
  )
}

function RobotsResult({ result }: { result: Result }) {
  const { test } = result
  return (
    <>
      {test ? (
        <MainFigure label={`For ${test.crawler}`} value={test.verdict.allowed ? 'Allowed' : 'Blocked'}>
          {why(test)}
        </MainFigure>
      ) : (
        <NoResult>Type a path and a crawler, and the rule that decides appears here.</NoResult>
      )}
      {test && <TestFacts test={test} />}
      <File {...result} />
      <Advice title="In the tested file" items={remarks(test?.remarks ?? [])} />
      <p className="text-sm text-ink-soft">
        A blocked page can still be listed without its content. To keep a page out of search, let it be fetched and mark
        it noindex.
      </p>
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  above: (tool) => <Presets tool={tool} />,
  submit: 'Build and test',
  view: (result) => <RobotsResult result={result} />,
})
