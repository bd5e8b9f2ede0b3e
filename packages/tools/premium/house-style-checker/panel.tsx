import { toolPanel } from '../../kit/ui/tool-panel'
import { runStepsInSlices } from '../../kit/steps'
import { calculate } from './calculate'
import { form, type Input } from './form'
import { RuleSets } from './rule-sets'
import { StyleResult } from './view'

const work = (input: Input, signal: AbortSignal) => runStepsInSlices(calculate(input), signal)

export default toolPanel({
  form,
  work,
  submit: 'Check',
  busy: 'Reading the text …',
  beside: (tool) => <RuleSets values={tool.values} onUse={(rules) => tool.replace({ ...tool.values, ...rules })} />,
  view: (result, _, tool) => (
    <StyleResult result={result} typed={String(tool.values['text'] ?? '')} onApply={(text) => tool.set('text', text)} />
  ),
})
