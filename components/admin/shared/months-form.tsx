import { useState } from 'react'
import { Options } from './options'
import { SelectField } from '@/components/ui/field'
import { counted } from '@/lib/text'

/** The chosen months, until the stored ones change. A key would do the same, but the pressed button would lose the focus. */
export function useMonths(stored: number): [chosen: number, choose: (months: number) => void] {
  const [choice, setChoice] = useState({ of: stored, months: stored })
  return [choice.of === stored ? choice.months : stored, (months) => setChoice({ of: stored, months })]
}

type Props = {
  label: string
  /** The options, in months; the stored value `now` is added. */
  choices: readonly number[]
  now: number
  value: number
  onChoose: (months: number) => void
}

/** Chooses how many months entries are kept. */
export function MonthsField({ label, choices, now, value, onChoose }: Props) {
  const offered = [...new Set([...choices, now])].sort((a, b) => a - b)
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
      <Options of={offered.map((months) => [months, counted(months, 'month')] as const)} />
    </SelectField>
  )
}
