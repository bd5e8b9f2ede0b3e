'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { type Choice, Options } from './options'
import { SearchInput } from './search-input'
import { InputField } from '@/components/ui/field'

/** Shows the value of a new address in a control. A control that the editor is changing stays as it is. */
function useAddressValue(control: RefObject<HTMLInputElement | HTMLSelectElement | null>, value: string): void {
  const shown = useRef(value)
  useEffect(() => {
    const before = shown.current
    shown.current = value
    if (!control.current || before === value) return
    const isChanging = document.activeElement === control.current && control.current.value.trim() !== before
    if (!isChanging) control.current.value = value
  }, [control, value])
}

type WithAddressValue<Props> = Omit<Props, 'ref' | 'defaultValue'> & { value: string }

/** The search box of a list, whose words are in the address. */
export function AddressSearch({ value, ...box }: WithAddressValue<ComponentProps<typeof SearchInput>>) {
  const ref = useRef<HTMLInputElement>(null)
  useAddressValue(ref, value)
  return <SearchInput ref={ref} defaultValue={value} {...box} />
}

/** A field beside the search box, which applies together with it. */
export function AddressField({ value, ...field }: WithAddressValue<ComponentProps<typeof InputField>>) {
  const ref = useRef<HTMLInputElement>(null)
  useAddressValue(ref, value)
  return <InputField ref={ref} defaultValue={value} {...field} />
}

type ChipProps = {
  label: string
  name: string
  value: string
  choices: readonly Choice[]
  unset?: string
}

/** A filter of a list that applies at once; coloured when it is set. */
export function FilterChip({ label, name, value, choices, unset = '' }: ChipProps) {
  const ref = useRef<HTMLSelectElement>(null)
  useAddressValue(ref, value)
  return (
    <span className="relative inline-flex max-w-56 min-w-0">
      <select
        ref={ref}
        name={name}
        aria-label={label}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        data-set={value !== unset || undefined}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-full focus-inset border border-ink-soft/75 bg-paper-raised py-2 pr-9 pl-4 text-sm font-semibold data-set:border-accent data-set:bg-accent/10"
      >
        <Options of={choices} />
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft" />
    </span>
  )
}
