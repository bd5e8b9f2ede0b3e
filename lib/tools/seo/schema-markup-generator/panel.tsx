'use client'

import { Advice, type AdviceItem, DataTable, ResultSentence } from '@/components/tools/kit/results'
import { TextResult } from '@/components/tools/kit/text-result'
import { type PanelProps, ToolPanel } from '@/components/tools/kit/tool-panel'
import { calculate, type Result } from './calculate'
import { fields } from './fields'
import { schema } from './schema'

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

export default function SchemaMarkupPanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      slug="schema-markup-generator"
      fields={fields}
      schema={schema}
      calculate={calculate}
      submit="Make markup"
    >
      {(result) => (
        <>
          <ResultSentence>{sentence(result)}</ResultSentence>
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
      )}
    </ToolPanel>
  )
}
