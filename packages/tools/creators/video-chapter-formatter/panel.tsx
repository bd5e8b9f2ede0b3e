import { Timeline } from '../../kit/ui/charts/timeline'
import { Advice, adviceOf, fact, Figures, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { formatNumber } from '../../kit/format'
import { calculate, DESCRIPTION_BYTES, type Result } from './calculate'
import { form } from './form'

function sentence({ chapters, errors }: Result): string {
  if (chapters.length === 0) return 'No chapter was found: each line starts with a time, such as 1:30.'
  const count = `${chapters.length} ${chapters.length === 1 ? 'chapter' : 'chapters'}`
  if (errors.length === 0) return `${count}, ready to paste into the description.`
  return `${count}, but YouTube would refuse ${chapters.length === 1 ? 'it' : 'them'}: ${errors.length === 1 ? 'one thing is' : `${errors.length} things are`} to be corrected.`
}

function itemsOf({ errors, notices }: Result) {
  const faults = errors.map(({ line, message }) => (line > 0 ? `Line ${line}: ${message}` : message))
  return [...adviceOf('warning', faults.slice(0, 30)), ...adviceOf('advice', notices.slice(0, 30))]
}

function View({ result }: { result: Result }) {
  const { chapters, text, bytes, podcast, webvtt } = result
  return (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      {chapters.length > 0 && <TextResult title="Chapters" text={text} file="chapters.txt" />}
      <Advice items={itemsOf(result)} />
      <Figures
        facts={[
          fact('Chapters', chapters.length, 'At least 3'),
          fact('Of the description', `${formatNumber(bytes)} bytes`, `Limit ${formatNumber(DESCRIPTION_BYTES)}`),
        ]}
      />
      {podcast && <TextResult title="Podcast chapters (JSON)" text={podcast} isCode file="chapters.json" />}
      {webvtt && <TextResult title="WebVTT chapters" text={webvtt} isCode file="chapters.vtt" />}
      {chapters.length > 0 && (
        <Timeline
          title="In the player"
          moments={chapters
            .slice(0, 50)
            .map(({ time, title, line }) => ({ when: time, what: title || '(no title)', isMarked: line === null }))}
        />
      )}
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  submit: 'Format',
  view: (result) => <View result={result} />,
})
