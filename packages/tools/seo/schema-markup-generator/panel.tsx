import { useCallback, useEffect, useMemo, useState } from 'react'
import { Advice, adviceOf, DataTable, MainFigure, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { ToolForm } from '../../kit/ui/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '../../kit/ui/tool-panel'
import { useTool } from '../../kit/ui/use-tool'
import { upperFirst } from '../../kit/words'
import { retryLoad } from '../../site'
import { type Builders, calculateWith, contentBuilders, type Result } from './calculate'
import { markedFields } from './marks'
import { form, type Input } from './form'
import { type SchemaType, TYPES } from './types'

function sentence({ rows, required, isValid, status, notice }: Result): string {
  if (notice) return notice
  const missing = rows.filter(({ kind, isPresent }) => kind === 'recommended' && !isPresent).length
  if (!isValid && required.met === required.all) return 'Not valid: correct what stands below.'
  if (!isValid) return `${upperFirst(status)}. See what is missing below.`
  const first =
    required.all === 0
      ? 'Valid: nothing is required of this type.'
      : `Valid: ${required.met} of ${required.all} required.`
  return missing === 0
    ? `${first} Nothing recommended is missing.`
    : `${first} ${missing} recommended ${missing === 1 ? 'property' : 'properties'} could be added.`
}

const items = ({ errors, reports }: Result) => [
  ...adviceOf('warning', errors),
  ...adviceOf('advice', [...reports, 'What the markup says must stand on the page, too, for visitors to see.']),
]

function Properties({ rows }: Result) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption="Properties"
      columns={['Property', 'Google', 'State']}
      wordColumns={[1, 2]}
      rows={rows.map(({ property, kind, isPresent }) => [property, kind, isPresent ? 'present' : 'missing'])}
      marked={rows.flatMap(({ kind, isPresent }, at) => (kind === 'required' && !isPresent ? [at] : []))}
    />
  )
}

function MarkupResult({ result }: { result: Result }) {
  const { required, rows } = result
  return (
    <>
      {rows.length > 0 && required.all > 0 ? (
        <MainFigure label="Required properties" value={`${required.met} of ${required.all}`}>
          {sentence(result)}
        </MainFigure>
      ) : (
        <ResultSentence>{sentence(result)}</ResultSentence>
      )}
      <TextResult title="JSON-LD for the page" text={result.script} isCode copyLabel="Copy markup" />
      <Advice items={items(result)} />
      <Properties {...result} />
      <TextResult title="The bare JSON" text={result.json} isCode copyLabel="Copy JSON" file="structured-data.json" />
    </>
  )
}

const isType = (value: unknown): value is SchemaType => TYPES.some((type) => type === value)

/** Loads the builders of the other types after hydration, before a visitor chooses one. */
function useCalculate() {
  const [builders, setBuilders] = useState<Builders>(contentBuilders)
  useEffect(() => {
    void retryLoad(() => import('./build-business')).then(({ businessBuilders }) =>
      setBuilders({ ...contentBuilders, ...businessBuilders }),
    )
  }, [])
  return useCallback((input: Input) => calculateWith(builders, input), [builders])
}

export default function SchemaMarkupPanel({ slug }: PanelProps) {
  const calculate = useCalculate()
  const tool = useTool({ slug, form, calculate })
  const { type } = tool.values
  const shown = useMemo(() => (isType(type) ? markedFields(form, type) : form), [type])
  const result = tool.outcome?.result
  return (
    <ToolScreen
      isStale={tool.isStale && Boolean(result)}
      form={<ToolForm tool={{ ...tool, form: shown }} submit="Make markup" />}
    >
      {result ? (
        <MarkupResult result={result} />
      ) : (
        <NoResult>{result === null ? 'The markup of this type is on its way …' : undefined}</NoResult>
      )}
    </ToolScreen>
  )
}
