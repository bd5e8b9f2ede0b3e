import { useLayoutEffect, useRef, useState } from 'react'
import type { FormValues, Row } from '../types'
import { useLive } from './use-live'

/** The typed values of the fields, by their paths: "cash" or "oneOffs.0.month". */
export type Typed = ReadonlyMap<string, string>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The initial value of an input: a slider or a date makes something else of its attribute. */
function untouched(input: HTMLInputElement): string {
  const copy = input.cloneNode() as HTMLInputElement
  copy.value = input.defaultValue
  return copy.value
}

/** The value of a control that is not as the page was sent; null of one that is. */
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

/** What the fields of the page's tool hold that the page was not sent with: typed, or restored by the browser. */
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

/** `values` with what was typed; a row that they lack comes from `shown`, the values that stood in the form. */
export function withTyped(values: FormValues, typed: Typed, shown: FormValues): FormValues {
  const all: Record<string, FormValues[string]> = { ...values }
  for (const [path, value] of typed) {
    const [name = '', index, column] = path.split('.')
    const rows = all[name]
    if (index === undefined || column === undefined) all[name] = value
    else if (Array.isArray(rows)) {
      const at = Number(index)
      const stood = shown[name]
      const missing = Array.isArray(stood) ? stood.slice(rows.length, at + 1) : []
      all[name] = withCell([...rows, ...missing], at, column, value)
    }
  }
  return all
}

const NOTHING: Typed = new Map()

/**
 * Gives what was typed before the script was there to `onLive`, as soon as the page is live.
 * Before the next key can come, which would else be added to the example.
 *
 * It is read twice. React sets a text area back to the text the page was sent with while it takes it over, so its words are
 * gone unless they are read before; what is typed while React is at it stands in the fields only after.
 */
export function useTypedAhead(onLive: (typed: Typed) => void): void {
  // A page that was navigated to had nothing to type into, and the form of the page before may still stand there.
  const isLive = useLive(() => true, false)
  const [before] = useState(() => (isLive || typeof document === 'undefined' ? null : readTyped()))
  const isTaken = useRef(false)
  useLayoutEffect(() => {
    const typed = before === null || isTaken.current ? NOTHING : new Map([...before, ...readTyped()])
    isTaken.current = true
    onLive(typed)
  }, [before, onLive])
}
