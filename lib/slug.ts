/** Letters that do not decompose into a letter and an accent. */
const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** A text in lower case without diacritics. */
export const withoutDiacritics = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[łßæœøđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

/** The form of a slug: letters a to z, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A text as a slug; empty when nothing remains. */
export const toSlug = (text: string): string =>
  withoutDiacritics(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
