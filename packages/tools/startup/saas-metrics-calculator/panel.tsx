'use client'

import { PrintButton } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { SaasResult } from './result'

export default function SaasPanel(props: PanelProps) {
  return (
    <ToolPanel {...props} fields={fields} schema={schema} calculate={calculate} actions={() => <PrintButton />}>
      {(result) => <SaasResult result={result} />}
    </ToolPanel>
  )
}
