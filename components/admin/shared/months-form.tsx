import { useState } from 'react'
import { Options } from './options'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { counted } from '@/lib/text'

type Props = {
  label: string
  /** The options, in months; the stored value is added. */
  choices: readonly number[]
  stored: number
  isBusy: boolean
  onSave: (months: number) => void
}

/** Chooses how many months entries are kept. */
export function MonthsForm({ label, choices, stored, isBusy, onSave }: Props) {
  const [chosen, choose] = useState(stored)
  const [before, setBefore] = useState(stored)
  // The choice lasts until the stored value changes. A key would do the same, but the pressed button would lose the focus.
  if (before !== stored) {
    setBefore(stored)
    choose(stored)
  }
  const offered = [...new Set([...choices, stored])].sort((a, b) => a - b)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField label={label} value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        <Options of={offered.map((months) => [months, counted(months, 'month')] as const)} />
      </SelectField>
      <Button tone="secondary" isBusy={isBusy} onClick={() => onSave(chosen)}>
        Save
      </Button>
    </div>
  )
}
