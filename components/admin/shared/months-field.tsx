import { SelectField } from '@/components/ui/field'
import { counted } from '@/lib/text'

type Props = {
  label: string
  /** What is offered, besides what is set now. */
  choices: readonly number[]
  now: number
  value: number
  onChoose: (months: number) => void
}

/** A choice of months: how long something is kept. */
export function MonthsField({ label, choices, now, value, onChoose }: Props) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
      {[...new Set([...choices, now])]
        .sort((a, b) => a - b)
        .map((months) => (
          <option key={months} value={months}>
            {counted(months, 'month')}
          </option>
        ))}
    </SelectField>
  )
}
