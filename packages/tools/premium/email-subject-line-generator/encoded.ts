/** An encoded word has at most 75 characters: "=?UTF-8?B?" and "?=" leave 63. */
const ROOM = 63

const isPlain = (text: string) => /^[\x20-\x7E]*$/.test(text)

const encoder = new TextEncoder()
const base64Size = (bytes: number) => Math.ceil(bytes / 3) * 4
const quotedSize = (sign: string) => (/^[A-Za-z0-9!*+\-/ ]$/.test(sign) ? 1 : encoder.encode(sign).length * 3)

/** Lengths of the encoded words of a text; no character is split between two words. */
function wordLengths(text: string, measure: (signs: readonly string[]) => number): number[] {
  const lengths: number[] = []
  let word: string[] = []
  for (const sign of text) {
    if (measure([...word, sign]) > ROOM && word.length > 0) {
      lengths.push(measure(word) + 12)
      word = []
    }
    word.push(sign)
  }
  return word.length > 0 ? [...lengths, measure(word) + 12] : lengths
}

const total = (lengths: readonly number[]) =>
  lengths.reduce((sum, length) => sum + length, Math.max(0, lengths.length - 1))

/** Octets of a subject in a header: plain ASCII, or the shorter of the B and Q encodings (RFC 2047). */
export function headerLength(subject: string): { readonly octets: number; readonly isEncoded: boolean } {
  if (isPlain(subject)) return { octets: subject.length, isEncoded: false }
  const base64 = wordLengths(subject, (signs) => base64Size(encoder.encode(signs.join('')).length))
  const quoted = wordLengths(subject, (signs) => signs.reduce((sum, sign) => sum + quotedSize(sign), 0))
  return { octets: Math.min(total(base64), total(quoted)), isEncoded: true }
}
