'use client'

import { ToolForm } from '../../kit/ui/tool-form'
import { NoResult, type PanelProps, ToolScreen } from '../../kit/ui/tool-panel'
import { useLongTask } from '../../kit/ui/use-long-task'
import { inputAsResult, useTool } from '../../kit/ui/use-tool'
import { runStepsInSlices } from '../../kit/steps'
import { calculate } from './calculate'
import { form, type Input } from './form'
import { RuleSets } from './rule-sets'
import { StyleResult } from './view'

const work = (input: Input, signal: AbortSignal) => runStepsInSlices(calculate(input), signal)
export default function HouseStylePanel({ slug }: PanelProps) {
  const tool = useTool({ slug, form, calculate: inputAsResult })
  const task = useLongTask(tool.outcome?.result ?? null, work)
  return (
    <ToolScreen
      isStale={tool.isStale && task.result !== null}
      form={
        <>
          <ToolForm tool={tool} submit="Check" />
          <RuleSets values={tool.values} onUse={(rules) => tool.replace({ ...tool.values, ...rules })} />
        </>
      }
    >
      {task.result ? (
        <StyleResult result={task.result} onApply={(text) => tool.set('text', text)} />
      ) : (
        <NoResult>{task.isBusy ? 'Reading the text …' : undefined}</NoResult>
      )}
    </ToolScreen>
  )
}
