import { field, requiredMessage, type FieldDisplay } from './inputs.ts'

/** A code as ISO 3166-1 has it: people also type the United Kingdom as UK. */
export const countryCode = (typed: string): string => typed.trim().toUpperCase().replace(/^UK$/, 'GB')

/** A two-letter country code; '' if empty and not required. */
export const countryInput = ({
  required = false,
  maxLength = 2,
  ...display
}: FieldDisplay & { readonly required?: boolean; readonly maxLength?: number }) =>
  field<string>({ kind: 'text', label: 'Country', maxLength, ...display }, (raw) => {
    const code = countryCode(raw)
    if (code === '') return required ? { error: requiredMessage('Country') } : { value: '' }
    return /^[A-Z]{2}$/.test(code)
      ? { value: code }
      : { error: 'Country must be a code of two letters, for example PL.' }
  })

/** "Germany" or "Niemcy"; the code itself if it is unknown. */
export const regionName = (code: string, language: 'en' | 'pl'): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
