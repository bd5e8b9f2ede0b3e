import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { runStepsInSlices } from '../../kit/steps'
import { calculate } from './calculate'
import { form, type Input } from './form'
import { RuleSets } from './rule-sets'
import { StyleResult } from './view'

const work = (input: Input, signal: AbortSignal) => runStepsInSlices(calculate(input), signal)

export default function HouseStylePanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      form={form}
      work={work}
      submit="Check"
      busy="Reading the text …"
      beside={(tool) => <RuleSets values={tool.values} onUse={(rules) => tool.replace({ ...tool.values, ...rules })} />}
    >
      {(result, _, tool) => <StyleResult result={result} onApply={(text) => tool.set('text', text)} />}
    </ToolPanel>
  )
}
