import { field, type FieldDisplay } from './inputs.ts'

/** A colour such as #ffffff, in lower case. */
export const colourInput = (label: string, ifEmpty: string, display: FieldDisplay = {}) =>
  field<string>({ kind: 'text', label, maxLength: 7, hint: ifEmpty, ...display }, (raw) => {
    const text = raw.trim() || ifEmpty
    return /^#[0-9a-f]{6}$/i.test(text)
      ? { value: text.toLowerCase() }
      : { error: `${label} must be a colour such as #ffffff.` }
  })
