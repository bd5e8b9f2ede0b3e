import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { counted } from '@/lib/text'

type Props = {
  label: string
  hint?: string
  /** What is offered, besides what is set now. */
  choices: readonly number[]
  now: number
  value: number
  onChoose: (months: number) => void
}

/** A choice of months: how long something is kept. */
export function MonthsField({ label, hint, choices, now, value, onChoose }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChoose(Number(event.target.value))}
          className={controlStyles}
        >
          {[...new Set([...choices, now])]
            .sort((a, b) => a - b)
            .map((months) => (
              <option key={months} value={months}>
                {counted(months, 'month')}
              </option>
            ))}
        </select>
      )}
    </Field>
  )
}
