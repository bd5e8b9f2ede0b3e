import { PrintButton } from '../../kit/ui/file-buttons'
import { Advice, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { lowerFirst } from '../../kit/words'
import { calculate, type Result } from './calculate'
import { form } from './form'

function sentence({ missing, checklist }: Result): string {
  if (missing === 0)
    return 'The letter holds every point that an employee must be told. A letter may already bind: send it when you mean it.'
  const points = missing === 1 ? 'One point' : `${String(missing)} of ${String(checklist.length)} points`
  return `${points} that an employee must be told ${missing === 1 ? 'is' : 'are'} not in the letter yet. A letter may already bind, and this is not legal advice.`
}

export default toolPanel({
  form,
  calculate,
  isPersonal: true,
  submit: 'Write the letter',
  waiting: 'Employer, candidate, job title, start and hours: then the letter appears here.',
  view: (result) => (
    <>
      <div className="no-print">
        <ResultSentence>{sentence(result)}</ResultSentence>
      </div>
      <TextResult title="The letter" text={result.text} isDocument file="offer-letter.txt">
        <PrintButton />
      </TextResult>
      <div className="no-print grid gap-6">
        <Advice
          title="What an employee must be told"
          items={result.checklist.map(({ label, isThere, advice }) => ({
            kind: isThere ? 'good' : 'warning',
            text: isThere ? `${label}.` : `Missing: ${lowerFirst(label)}. ${advice}`,
          }))}
        />
        <Advice title="Notes" items={result.notes.map((text) => ({ kind: 'advice', text }))} />
      </div>
    </>
  ),
})
