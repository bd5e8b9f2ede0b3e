import { PrintButton } from '../../kit/ui/file-buttons'
import { toolPanel } from '../../kit/ui/tool-panel'
import { calculate } from './calculate'
import { form } from './form'
import { ReadabilityResult } from './result'

export default toolPanel({
  form,
  calculate,
  submit: 'Measure',
  actions: () => <PrintButton />,
  view: (result, input) => <ReadabilityResult result={result} input={input} />,
})
