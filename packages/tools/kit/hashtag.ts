/** Emoji with their joiners, and keycaps, so that their digits do not remain. */
const EMOJI =
  /[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}\uFE0F\u200D]/gu

/** Writes out signs that stand for a word; other characters that a hashtag cannot contain separate words. */
export const hashtagWords = (entry: string): string[] =>
  entry
    .normalize('NFC')
    .replace(/^#+/, '')
    .replace(EMOJI, ' ')
    .replaceAll('&', ' And ')
    .replaceAll('+', ' Plus ')
    .replace(/['’‘`´]/g, '')
    .split(/[^\p{L}\p{M}\p{N}_]+/u)
    .filter((word) => word !== '')

const LETTERS = new Map(
  'łl ŁL øo ØO đd ĐD ßss æae ÆAe œoe ŒOe'.split(' ').map(([letter = '', ...plain]) => [letter, plain.join('')]),
)

/** Removes only the marks of Latin letters: in Arabic or Hindi they are part of the word. */
export const withoutLatinMarks = (text: string): string =>
  text
    .replace(/[łŁøØđĐßæÆœŒ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
    .normalize('NFC')

const SHOUTED = /^\p{Lu}{5,}$/u

function raised(word: string): string {
  const [first = '', ...rest] = word
  return first.toLocaleUpperCase('en') + (SHOUTED.test(word) ? rest.join('').toLowerCase() : rest.join(''))
}

export function formatHashtag(entry: string, style: 'camel' | 'lower', keepDiacritics: boolean): string {
  const words = hashtagWords(keepDiacritics ? entry : withoutLatinMarks(entry))
  return style === 'lower' ? words.join('').toLowerCase() : words.map(raised).join('')
}

const HASHTAG = /(?<![\p{L}\p{N}_&])#[\p{L}\p{M}\p{N}_]*[\p{L}][\p{L}\p{M}\p{N}_]*/gu

/** The hashtags in a text; a number after the sign is none. */
export const countHashtags = (text: string): number => text.match(HASHTAG)?.length ?? 0
