'use client'

import { PrintButton } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { FreelanceRateResult } from './result'

export default function FreelanceRatePanel(props: PanelProps) {
  return (
    <ToolPanel {...props} fields={fields} schema={schema} calculate={calculate} actions={() => <PrintButton />}>
      {(result) => <FreelanceRateResult result={result} />}
    </ToolPanel>
  )
}
