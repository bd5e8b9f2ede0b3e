import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { Advice, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { lowerFirst } from '../../kit/words'
import { calculate, type Result } from './calculate'
import { form } from './form'

function sentence({ words, pages, checks }: Result): string {
  const open = checks.filter(({ ok }) => !ok).length
  const size = `${String(words)} words on ${pages === 1 ? 'one page' : `${String(pages)} pages`}.`
  if (open === 0) return `${size} Every check is met. Read it aloud once before you send it.`
  return `${size} ${open === 1 ? 'One point' : `${String(open)} points`} below to look at.`
}

export default toolPanel({
  form,
  calculate,
  isPersonal: true,
  submit: 'Write the letter',
  waiting: 'Your name, the employer, the role and why you write: then the letter appears here.',
  view: (result) => (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      <TextResult title="The letter" text={result.text} isDocument file="cover-letter.txt">
        <DownloadButton name="cover-letter.html" content={() => result.html} label="Download for Word" />
        <PrintButton />
      </TextResult>
      <div className="no-print">
        <Advice
          title="Checks"
          items={result.checks.map(({ label, ok, advice }) => ({
            kind: ok ? 'good' : 'advice',
            text: ok ? `${label}.` : `Not met: ${lowerFirst(label)}. ${advice}`,
          }))}
        />
      </div>
    </>
  ),
})
