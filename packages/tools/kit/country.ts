import { field, requiredMessage, type FieldDisplay } from './inputs.ts'

/** A country as its code of two letters. Not required and empty: ''. */
export const countryInput = ({
  required = false,
  maxLength = 2,
  ...display
}: FieldDisplay & { readonly required?: boolean; readonly maxLength?: number }) =>
  field<string>({ kind: 'text', label: 'Country', maxLength, ...display }, (raw) => {
    const code = raw.trim().toUpperCase()
    if (code === '') return required ? { error: requiredMessage('Country') } : { value: '' }
    return /^[A-Z]{2}$/.test(code)
      ? { value: code }
      : { error: 'Country must be a code of two letters, for example PL.' }
  })
