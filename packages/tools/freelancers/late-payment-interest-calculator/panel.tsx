'use client'

import { PrintButton } from '../../kit/ui/file-buttons'
import { TextResult } from '../../kit/ui/text-result'
import { type PanelProps, ToolPanel } from '../../kit/ui/tool-panel'
import { useToday } from '../../kit/ui/use-today'
import { Button } from '../../site-controls'
import { calculate, type Result } from './calculate'
import { fields, schema } from './form'
import { englishLetter, hasMarkers, polishLetter } from './letter'
import { LatePaymentResult } from './result'

const MARKED = 'Copied. Fill in what is in square brackets.'

function Letters({ result }: { result: Result }) {
  if (result.days === 0) return null
  const [english, polish] = [englishLetter(result), polishLetter(result)]
  const warning = hasMarkers(english) ? MARKED : undefined
  return (
    <>
      <TextResult title="Demand letter, English" text={english} file={{ name: 'demand.txt' }} warning={warning} />
      <TextResult title="Demand letter, Polish" text={polish} file={{ name: 'wezwanie.txt' }} warning={warning} />
    </>
  )
}

export default function LatePaymentPanel(props: PanelProps) {
  const today = useToday()
  return (
    <ToolPanel
      {...props}
      fields={fields}
      schema={schema}
      calculate={calculate}
      isPersonal
      actions={() => <PrintButton />}
      beside={(tool) =>
        today && (
          <Button tone="secondary" className="mt-4" onClick={() => tool.set('paid', today)}>
            Set the payment date to today
          </Button>
        )
      }
    >
      {(result) => (
        <>
          <LatePaymentResult result={result} />
          <Letters result={result} />
        </>
      )}
    </ToolPanel>
  )
}
