/** Characters of a file name that the database stores. */
export const FILE_NAME_MAX = 200

/** The name of an uploaded file, without folders and invisible characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return [...last.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, FILE_NAME_MAX).join('')
}

export function fileNameOfUrl(address: string): string {
  const last = URL.parse(address)?.pathname.split('/').at(-1) ?? ''
  try {
    return cleanFileName(decodeURIComponent(last))
  } catch {
    return cleanFileName(last)
  }
}
