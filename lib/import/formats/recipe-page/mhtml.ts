import { decodeText } from '../../read-text.ts'
import { TextProblem } from '../../../markdown/budget.ts'

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Decodes the body of a part to a string with one character a byte. */
function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return atob(body.replace(/[^A-Za-z0-9+/]/g, ''))
  if (encoding !== 'quoted-printable') return body
  return body
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

export const isMhtml = (name: string, head: string): boolean =>
  /\.mht(?:ml)?$/i.test(name) || (/^MIME-Version:/im.test(head) && /multipart\/related/i.test(head))

/** The page in a file that a browser saved as MHTML: its first part in HTML. Throws a TextProblem when it has none. */
export function pageOfMhtml(bytes: Uint8Array): string {
  const file = new TextDecoder('latin1').decode(bytes)
  const boundary = /boundary="?([^"\s;]{1,70})/i.exec(file)?.[1]
  for (const part of boundary === undefined ? [file] : file.split(`--${boundary}`)) {
    const [head = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/)
    if (!/^content-type:\s*text\/html/im.test(head)) continue
    const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head)?.[1]?.toLowerCase() ?? ''
    return decodeText(bytesOf(decoded(rest.join('\n\n'), encoding)))
  }
  throw new TextProblem('The file holds no page in HTML.')
}
