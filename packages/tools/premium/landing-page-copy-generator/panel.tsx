import { useCallback, useState } from 'react'
import { CopyButton } from '../../kit/ui/copy-button'
import { DownloadButton, PrintButton } from '../../kit/ui/file-buttons'
import { GeneratedTextNote } from '../../kit/ui/generated-text-note'
import { Advice, adviceOf, DataTable, ResultList, ResultSentence } from '../../kit/ui/results'
import { ShuffleButtons } from '../../kit/ui/shuffle'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { textWidth } from '../../kit/arial'
import { countCharacters } from '../../kit/text'
import { markersIn, markerWarning } from '../../kit/words'
import { calculate, type Result } from './calculate'
import { copyHtml, copyMarkdown, copyText, sectionText } from './exports'
import { form, type Input } from './form'
import { LIMITS } from './headlines'

function sentence(result: Result): string {
  const markers = markersIn(copyText(result)).length
  const made = `A page of ${result.sections.length} sections.`
  if (markers > 0)
    return `${made} ${markers === 1 ? 'One marker in brackets waits' : `${markers} markers in brackets wait`} for a fact that only you know.`
  return `${made} Read it aloud and cut what you would not say.`
}

const ofLimit = (text: string, limit: number) => `${countCharacters(text)} of ${limit}`

function Top({ result }: { result: Result }) {
  const { headlines, subheadline, button, metaTitle, metaDescription } = result
  const sized = (text: string, limit: number, font: number) =>
    `${ofLimit(text, limit)}, ${Math.round(textWidth(text, font))} px`
  const rows = [
    ...headlines.map((text, at) => [`Headline ${at + 1}`, text, ofLimit(text, LIMITS.headline)]),
    ['Subheadline', subheadline, ofLimit(subheadline, LIMITS.subheadline)],
    ['Button', button, ofLimit(button, LIMITS.button)],
    ['Meta title', metaTitle, sized(metaTitle, LIMITS.metaTitle, 20)],
    ['Meta description', metaDescription, sized(metaDescription, LIMITS.metaDescription, 14)],
  ]
  return (
    <DataTable
      caption="Headlines and short texts"
      columns={['Place', 'Text', 'Characters']}
      rows={rows}
      wordColumns={[1]}
    />
  )
}

function View({ result }: { result: Result }) {
  return (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      <GeneratedTextNote />
      <Advice items={adviceOf('warning', result.warnings)} />
      <Top result={result} />
      {result.sections.map((section) => {
        const text = sectionText(section)
        return <TextResult key={section.id} title={section.heading} text={text} warning={markerWarning(text)} />
      })}
      <ResultList title="Facts still missing" items={result.missing} />
    </>
  )
}

function Actions({ result }: { result: Result }) {
  const markdown = () => copyMarkdown(result)
  const html = () => copyHtml(result)
  return (
    <>
      <CopyButton text={markdown} label="Copy the page" tone="primary" warning={markerWarning(copyText(result))} />
      <DownloadButton name="landing-page.md" label="Markdown" content={markdown} />
      <DownloadButton name="landing-page.html" label="HTML" content={html} />
      <DownloadButton name="landing-page.txt" label="Plain text" content={() => copyText(result)} />
    </>
  )
}

export default function LandingPagePanel(props: PanelProps) {
  const [counter, setCounter] = useState(0)
  const write = useCallback((input: Input) => calculate(input, counter), [counter])
  return (
    <ToolPanel
      {...props}
      form={form}
      calculate={write}
      submit="Write the page"
      actions={(result) => (
        <>
          <Actions result={result} />
          <ShuffleButtons counter={counter} onChange={setCounter} />
          <PrintButton />
        </>
      )}
    >
      {(result) => <View result={result} />}
    </ToolPanel>
  )
}
