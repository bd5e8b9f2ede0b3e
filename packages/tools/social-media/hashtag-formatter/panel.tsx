import { Advice, adviceOf, DataTable, ResultSentence } from '../../kit/ui/results'
import { TextResult } from '../../kit/ui/text-result'
import { toolPanel } from '../../kit/ui/tool-panel'
import { calculate, type NetworkReport, type Result } from './calculate'
import { form } from './form'
import { SavedSets } from './saved-sets'

function sentence({ chosen, refused: refusedEverywhere }: Result): string {
  const { count } = chosen
  const refused = refusedEverywhere.length + chosen.refused.length
  if (count === 0) return 'No hashtag could be made of this.'
  const made = count === 1 ? 'One hashtag is ready' : `${count} hashtags are ready`
  const lost = refused > 0 ? `, ${refused} ${refused === 1 ? 'was' : 'were'} refused` : ''
  return chosen.fits
    ? `${made}${lost}. ${count === 1 ? 'It fits' : 'They fit'} ${chosen.name} (${chosen.rule}).`
    : `${made}${lost}. ${chosen.advice ?? ''}`
}

function itemsOf({ refused, doubles, wordy, chosen, tooMany }: Result) {
  const lines = (list: typeof refused) =>
    list.slice(0, 20).map(({ source, reason }) => `${source.slice(0, 80)}: ${reason}`)
  const warnings = [
    tooMany && 'Only the first 200 phrases were read.',
    ...lines(refused),
    ...chosen.refused.map(({ source, reason }) => `${source} on ${chosen.name}: ${reason}`),
  ]
  const advice = [...lines([...doubles, ...wordy]), chosen.fits && chosen.advice]
  return [...adviceOf('warning', warnings), ...adviceOf('advice', advice)]
}

const rowOf = ({ name, count, rule, fits, advice, refused }: NetworkReport) => [
  name,
  count,
  rule,
  fits ? 'fits' : 'too many',
  [advice, ...refused.map(({ source, reason }) => `${source}: ${reason}`)].filter(Boolean).join(' ') || '–',
]

export default toolPanel({
  form,
  calculate,
  submit: 'Format',
  beside: ({ outcome, set }) => (
    <SavedSets current={outcome?.result?.text ?? ''} onUse={(phrases) => set('phrases', phrases)} />
  ),
  view: (result) => (
    <>
      <ResultSentence>{sentence(result)}</ResultSentence>
      <TextResult title={`For ${result.chosen.name}`} text={result.text} file="hashtags.txt" />
      <Advice items={itemsOf(result)} />
      <DataTable
        caption="Network by network"
        columns={['Network', 'Hashtags', 'Rule', 'Verdict', 'Notes']}
        rows={result.networks.map(rowOf)}
        wordColumns={[2, 3, 4]}
      />
    </>
  ),
})
