import { CsvButton } from '../../kit/ui/file-buttons'
import { Advice, adviceOf, DataTable, fact, Figures, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { calculate, csvRows, type Result } from './calculate'
import { form } from './form'
import { SavedNames } from './saved-names'

function sentence({ links, refused, channel }: Result): string {
  if (links.length === 0) return 'No address could be used. Each stands on its own line and starts with https://.'
  const ready = links.length === 1 ? 'The link is ready.' : `${links.length} links are ready.`
  const counted = `${ready} Google Analytics 4 will most likely count ${links.length === 1 ? 'it' : 'them'} as ${channel}.`
  if (refused.length === 0) return counted
  return `${counted} ${refused.length === 1 ? 'One address was' : `${refused.length} addresses were`} refused.`
}

function View({ result }: { result: Result }) {
  const { links, refused, warnings, parameters, channel } = result
  const wrong = refused.slice(0, 20).map(({ address, message }) => `${address}: ${message}`)
  return (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      {links.length > 0 && (
        <TextResult
          title={links.length === 1 ? 'Link' : 'Links'}
          text={links.map(({ link }) => link).join('\n')}
          isCode
          file="links.txt"
        >
          <CsvButton name="links.csv" rows={() => csvRows(result)} />
        </TextResult>
      )}
      <Advice items={[...adviceOf('warning', wrong), ...adviceOf('advice', warnings)]} />
      <Figures facts={[fact('Most likely channel', channel, 'Default channel group of GA4')]} />
      <DataTable caption="Parameters" columns={['Parameter', 'Value']} rows={parameters} wordColumns={[1]} />
    </>
  )
}

export default toolPanel({
  form,
  calculate,
  submit: 'Build the links',
  beside: (tool) => <SavedNames tool={tool} />,
  view: (result) => <View result={result} />,
})
