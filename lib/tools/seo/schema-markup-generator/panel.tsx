'use client'

import { useMemo } from 'react'
import { Advice, type AdviceItem, DataTable, MainFigure, ResultSentence } from '@/components/tools/kit/results'
import { TextResult } from '@/components/tools/kit/text-result'
import { ToolForm } from '@/components/tools/kit/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '@/components/tools/kit/tool-panel'
import { useTool } from '@/components/tools/kit/use-tool'
import { calculate, type Result } from './calculate'
import { fields } from './fields'
import { markedFields } from './marks'
import { schema } from './schema'
import { type SchemaType, TYPES } from './types'

function sentence({ rows, required, isValid, status, notice }: Result): string {
  if (notice) return notice
  const missing = rows.filter(({ kind, isPresent }) => kind === 'recommended' && !isPresent).length
  if (!isValid) return `${status.slice(0, 1).toUpperCase()}${status.slice(1)}. See what is missing below.`
  const first =
    required.all === 0
      ? 'Valid: nothing is required of this type.'
      : `Valid: ${required.met} of ${required.all} required.`
  return missing === 0 ? `${first} Nothing recommended is missing.` : `${first} ${missing} recommended could be added.`
}

const items = ({ reports }: Result): AdviceItem[] => [
  ...reports.map((text): AdviceItem => ({ kind: 'advice', text })),
  { kind: 'advice', text: 'What the markup says must stand on the page, too, for visitors to see.' },
]

function Properties({ rows }: Result) {
  if (rows.length === 0) return null
  return (
    <DataTable
      caption="Properties"
      columns={['Property', 'Google', 'State']}
      wordColumns={[1, 2]}
      rows={rows.map(({ property, kind, isPresent }) => [property, kind, isPresent ? 'there' : 'missing'])}
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
      <TextResult
        title="The bare JSON"
        text={result.json}
        isCode
        copyLabel="Copy JSON"
        file={{ name: 'structured-data.json', type: 'application/json' }}
      />
    </>
  )
}

const isType = (value: unknown): value is SchemaType => TYPES.some((type) => type === value)

export default function SchemaMarkupPanel({ getAction, initial }: PanelProps) {
  const tool = useTool({ slug: 'schema-markup-generator', fields, schema, calculate, initial })
  const { type } = tool.values
  const shown = useMemo(() => (isType(type) ? markedFields(fields, type) : fields), [type])
  const result = tool.outcome?.result
  return (
    <ToolScreen
      isStale={tool.isStale && result !== undefined}
      form={<ToolForm tool={{ ...tool, fields: shown }} getAction={getAction} submit="Make markup" />}
    >
      {result ? <MarkupResult result={result} /> : <NoResult />}
    </ToolScreen>
  )
}
