'use client'

import { PrintButton } from '../../kit/ui/file-buttons'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { proposalText } from './proposal'
import { ProjectEstimateResult } from './result'

export default function ProjectEstimatePanel(props: PanelProps) {
  return (
    <ToolPanel {...props} fields={fields} schema={schema} calculate={calculate} actions={() => <PrintButton />}>
      {(result) => (
        <>
          <ProjectEstimateResult result={result} />
          <TextResult title="For your proposal" text={proposalText(result)} file={{ name: 'estimate.txt' }} />
        </>
      )}
    </ToolPanel>
  )
}
