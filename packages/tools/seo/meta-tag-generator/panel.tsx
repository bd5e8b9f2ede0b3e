'use client'

import { Advice, type AdviceItem, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { calculate, type Check, type Result } from './calculate'
import { fields, schema } from './form'

const KINDS: Readonly<Record<Check['state'], AdviceItem['kind']>> = {
  good: 'good',
  advice: 'advice',
  missing: 'warning',
}

const checklist = ({ checks }: Result): AdviceItem[] => checks.map(({ state, text }) => ({ kind: KINDS[state], text }))

function sentence({ tagCount, checks }: Result): string {
  const open = checks.filter(({ state }) => state !== 'good').length
  if (open === 0) return `${tagCount} tags, and nothing is missing. Put them into the head of the page.`
  return `${tagCount} tags. ${open === 1 ? 'One point' : `${open} points`} of the checklist ${open === 1 ? 'is' : 'are'} open.`
}

export default function MetaTagPanel(props: PanelProps) {
  return (
    <ToolPanel {...props} fields={fields} schema={schema} calculate={calculate} submit="Make tags">
      {(result) => (
        <>
          <ResultSentence>{sentence(result)}</ResultSentence>
          <TextResult
            title="Tags for the head"
            text={result.html}
            isCode
            copyLabel="Copy tags"
            file={{ name: 'head.html' }}
          />
          <Advice title="Checklist" items={checklist(result)} />
          <TextResult title="The same for Next.js" text={result.metadata} isCode copyLabel="Copy metadata" />
        </>
      )}
    </ToolPanel>
  )
}
