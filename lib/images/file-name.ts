import { decodedPath } from '../urls.ts'

/** Characters of a file name that the database stores. */
export const FILE_NAME_MAX = 200

/** The name of an uploaded file, without folders and invisible characters. */
export function cleanFileName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return [...last.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, FILE_NAME_MAX).join('')
}

/** The name of the file at an address, which may be relative. */
export const fileNameOfUrl = (address: string): string =>
  cleanFileName(decodedPath(URL.parse(address, 'https://source.invalid')?.pathname ?? ''))
