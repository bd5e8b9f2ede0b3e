'use client'

import { PrintButton } from '@/components/tools/kit/file-buttons'
import { type PanelProps, ToolPanel } from '@/components/tools/kit/tool-panel'
import { calculate } from './calculate'
import { fields } from './fields'
import { FreelanceRateResult } from './result'
import { schema } from './schema'

export default function FreelanceRatePanel(props: PanelProps) {
  return (
    <ToolPanel
      {...props}
      slug="freelance-rate-calculator"
      fields={fields}
      schema={schema}
      calculate={calculate}
      actions={() => <PrintButton />}
    >
      {(result) => <FreelanceRateResult result={result} />}
    </ToolPanel>
  )
}
