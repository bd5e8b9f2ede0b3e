'use client'

import { useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { setLogRetention } from '@/lib/audit/actions'
import { LOG_MONTHS } from '@/lib/audit/params'
import { countMonths } from '@/lib/paging'

/** How long entries of the log are kept. Older ones go with the next run of the schedule. */
export function LogRetention({ months }: { months: number }) {
  const { act, isPending } = useAdminAction()
  const [chosen, setChosen] = useState(months)
  const choices = [...new Set([...LOG_MONTHS, months])].sort((a, b) => a - b)
  return (
    <form
      aria-label="How long entries are kept"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        act(
          'Not saved',
          () => setLogRetention(chosen),
          () => `Entries are kept for ${countMonths(chosen)}`,
        )
      }}
    >
      <Field label="Delete entries after">
        {(control) => (
          <select
            {...control}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
            className={controlStyles}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {countMonths(choice)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" tone="secondary" isBusy={isPending}>
        Save
      </Button>
    </form>
  )
}
