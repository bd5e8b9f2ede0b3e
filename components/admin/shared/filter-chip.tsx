'use client'

import { ChevronDown } from 'lucide-react'
import { type Choice, Options } from './options'

type Props = {
  label: string
  name: string
  value: string
  choices: readonly Choice[]
  unset?: string
}

/** A filter of a list that applies at once; coloured when it is set. */
export function FilterChip({ label, name, value, choices, unset = '' }: Props) {
  return (
    <span className="relative inline-flex max-w-56 min-w-0">
      <select
        // The key resets the chip when the address changes.
        key={value}
        name={name}
        aria-label={label}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        data-set={value !== unset || undefined}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-full border border-ink-soft/75 bg-paper-raised py-2 pr-9 pl-4 text-sm font-semibold data-set:border-accent data-set:bg-accent/10"
      >
        <Options of={choices} />
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
