import type { FormValues, Row } from '../types'

/** What was typed into the fields, by their paths: "cash" or "oneOffs.0.month". */
export type Typed = ReadonlyMap<string, string>

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What an input holds before anybody touches it: a slider or a date makes something else of its attribute. */
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
export function readTyped(): Typed {
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
