import { useCallback, useEffect, useState } from 'react'
import { Advice, adviceOf, DataTable, MainFigure, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import type { FormValues } from '../../kit/types'
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

const fieldsFor = ({ type }: FormValues) => (isType(type) ? markedFields(form, type) : form)

export default function SchemaMarkupPanel(props: PanelProps) {
  const [builders, setBuilders] = useState<Builders>(contentBuilders)
  // The builders of the other types load after hydration, before a visitor chooses one.
  useEffect(() => {
    void retryLoad(() => import('./build-business')).then(({ businessBuilders }) =>
      setBuilders({ ...contentBuilders, ...businessBuilders }),
    )
  }, [])
  const calculate = useCallback((input: Input) => calculateWith(builders, input), [builders])
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={calculate}
      fieldsFor={fieldsFor}
      submit="Make markup"
      busy="The markup of this type is on its way …"
    >
      {(result) => <MarkupResult result={result} />}
    </ToolPanel>
  )
}
