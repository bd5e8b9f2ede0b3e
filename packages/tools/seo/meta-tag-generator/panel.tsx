import { Advice, type AdviceItem, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { calculate, type Result } from './calculate'
import { form } from './form'

const checklist = ({ checks }: Result) => checks.map(([kind, text]): AdviceItem => ({ kind, text }))

function sentence({ tagCount, checks }: Result): string {
  const open = checks.filter(([kind]) => kind !== 'good').length
  if (open === 0) return `${tagCount} tags, and nothing is missing. Put them into the head of the page.`
  return `${tagCount} tags. ${open === 1 ? 'One point of the checklist is' : `${open} points of the checklist are`} open.`
}

export default toolPanel({
  form,
  calculate,
  submit: 'Make tags',
  view: (result) => (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      <TextResult title="Tags for the head" text={result.html} isCode copyLabel="Copy tags" file="head.html" />
      <Advice title="Checklist" items={checklist(result)} />
      <TextResult title="The same for Next.js" text={result.metadata} isCode copyLabel="Copy metadata" />
    </>
  ),
})
