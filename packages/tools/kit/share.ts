import * as v from 'valibot'
import type { FormValues } from './types.ts'

export const SHARE_MAX = 4_000
const PREFIX = '#s='

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/**
 * The values of a form as a URL fragment `#s=…`; null if it would be longer than 4,000 characters. Fields that are
 * blank in an empty form, too, are left out: some forms have hundreds.
 */
export function encodeShare(values: FormValues, empty: FormValues): string | null {
  const carried = Object.entries(values).filter(([name, value]) => value !== '' || empty[name] !== '')
  const fragment = `${PREFIX}${toBase64Url(new TextEncoder().encode(JSON.stringify(Object.fromEntries(carried))))}`
  return fragment.length > SHARE_MAX ? null : fragment
}

/** `v.record` alone accepts arrays, too. */
const recordOf = <T>(values: v.GenericSchema<T>) =>
  v.pipe(
    v.custom<Readonly<Record<string, T>>>((value) => !Array.isArray(value)),
    v.record(v.string(), values),
  )
const formValues = recordOf(v.union([v.string(), v.array(recordOf(v.string()))]))

/** Checks that untrusted data (a fragment, a draft) are values of a form; null if not. */
export const asFormValues = (value: unknown): FormValues | null => (v.is(formValues, value) ? value : null)

/** The values in a fragment; null if it has none or is damaged. */
export function decodeShare(fragment: string): FormValues | null {
  if (!fragment.startsWith(PREFIX) || fragment.length > SHARE_MAX) return null
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64Url(fragment.slice(PREFIX.length)))
    return asFormValues(JSON.parse(text))
  } catch {
    return null
  }
}

/** Takes only the fields of `base` from `given`, so that an old link or draft opens in a newer form. */
export function mergeValues(base: FormValues, given: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const other = given[name]
      return [name, other !== undefined && typeof other === typeof value ? other : value]
    }),
  )
}

/** Whether the values are still those of the link in the fragment. */
export function isLinked(fragment: string, empty: FormValues, values: FormValues): boolean {
  const linked = decodeShare(fragment)
  return linked !== null && JSON.stringify(mergeValues(empty, linked)) === JSON.stringify(values)
}
