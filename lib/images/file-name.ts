/** Of the name that a person gave a file; the database has room for as many. */
export const FILE_NAME_MAX = 200

/** The name that a person gave a file, as the library keeps it: without folders and what cannot be seen. */
export function givenName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return [...last.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, FILE_NAME_MAX).join('')
}

/** The same of a picture that was fetched from an address. */
export function nameInAddress(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return givenName(decodeURIComponent(last))
  } catch {
    return givenName(last)
  }
}
