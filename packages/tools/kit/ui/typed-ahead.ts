import { useLayoutEffect, useRef, useState } from 'react'
import type { FormValues, Row } from '../types'
import { useLive } from './use-live'

/** Typed values by field path: "cash" or "oneOffs.0.month". */
export type Typed = ReadonlyMap<string, string>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The initial value of an input as its type normalises it: a slider or a date changes its attribute's value. */
function untouched(input: HTMLInputElement): string {
  const copy = input.cloneNode() as HTMLInputElement
  copy.value = input.defaultValue
  return copy.value
}

/** The value of a control that differs from the served page; null if it does not. */
function valueIfChanged(control: Control): string | null {
  const { value } = control
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    return value === sent?.value ? null : value
  }
  if (control instanceof HTMLTextAreaElement) return value === control.defaultValue ? null : value
  if (control.type === 'checkbox') {
    if (control.checked === control.defaultChecked) return null
    return control.checked ? value : ''
  }
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? value : null
  return value === untouched(control) ? null : value
}

/** The values that differ from the served page: typed, or restored by the browser. */
function readTyped(): Typed {
  const typed = new Map<string, string>()
  for (const cell of document.querySelectorAll<HTMLElement>('.tool-form [data-field]')) {
    for (const control of cell.querySelectorAll<Control>('input, textarea, select')) {
      const value = valueIfChanged(control)
      if (value !== null && cell.dataset.field) typed.set(cell.dataset.field, value)
    }
  }
  return typed
}

const withCell = (rows: readonly Row[], at: number, column: string, value: string): readonly Row[] =>
  rows.map((row, index) => (index === at ? { ...row, [column]: value } : row))

/** `values` with the typed ones. Rows that `values` lacks come from `shown`, the values that the form showed. */
export function withTyped(values: FormValues, typed: Typed, shown: FormValues): FormValues {
  const all: Record<string, FormValues[string]> = { ...values }
  for (const [path, value] of typed) {
    const [name = '', index, column] = path.split('.')
    const rows = all[name]
    if (index === undefined || column === undefined) all[name] = value
    else if (Array.isArray(rows)) {
      const at = Number(index)
      const shownRows = shown[name]
      const missing = Array.isArray(shownRows) ? shownRows.slice(rows.length, at + 1) : []
      all[name] = withCell([...rows, ...missing], at, column, value)
    }
  }
  return all
}

const NOTHING: Typed = new Map()

/**
 * Passes the values typed before hydration to `onLive` as soon as the page is live, before another key would be added
 * to the example.
 *
 * The fields are read twice. While React hydrates a text area, it resets the text to the served one, so the first
 * reading is before. Text typed during hydration is found only by the second.
 */
export function useTypedAhead(onLive: (typed: Typed) => void): void {
  // After a client navigation there was no field to type in, and the previous page's form may still be there.
  const isLive = useLive(() => true, false)
  const [before] = useState(() => (isLive || typeof document === 'undefined' ? null : readTyped()))
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    const typed = before === null || isTaken.current ? NOTHING : new Map([...before, ...readTyped()])
    isTaken.current = true
    onLive(typed)
  }, [before, onLive])
}
