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
  const offered = [...new Set([...choices, stored])].sort((a, b) => a - b)
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(Number(new FormData(event.currentTarget).get('months')))
      }}
    >
      {/* The key resets the choice when the stored value changes. */}
      <SelectField key={stored} label={label} name="months" defaultValue={stored}>
        <Options of={offered.map((months) => [months, counted(months, 'month')] as const)} />
      </SelectField>
      <Button type="submit" tone="secondary" isBusy={isBusy}>
        Save
      </Button>
    </form>
  )
}
