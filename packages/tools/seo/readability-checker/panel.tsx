import { PrintButton } from '../../kit/ui/file-buttons'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { calculate } from './calculate'
import { form } from './form'
import { ReadabilityResult } from './result'

export default function ReadabilityPanel(props: PanelProps) {
  return (
    <ToolPanel {...props} form={form} calculate={calculate} submit="Measure" actions={() => <PrintButton />}>
      {(result, input) => <ReadabilityResult result={result} input={input} />}
    </ToolPanel>
  )
}
