import type { Language } from './text.ts'

/** Removes suffixes: "soups" matches "soup", "freezing" matches "freeze". It knows no dictionary. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  const singular = word
    // "menus" and "gurus" are plurals; "status" and "campus" are not.
    .replace(/^(menu|guru)s$/, '$1')
    .replace(/(?<=.[^aeiou])ie[sd]$/, 'y')
    .replace(/(x|z|ch|sh|ss)es$/, '$1')
    .replace(/([^sui])s$/, '$1')
  const bare = singular.replace(/(?:ing|ed)$/, '')
  const base = bare.length >= 3 && /[aeiouy]/.test(bare) ? bare : singular
  return base.replace(/([^aeiou])\1$/, '$1').replace(/(?<=..)e$/, '')
}

// Case endings, longest first, because the first match is removed.
const polishEndings =
  'iami iach iego iemu ami ach owi ego emu ymi imi iom iem iej ych ich om em ów ej ym im ia ię ią ie io iu a ą e ę i o u y'.split(
    ' ',
  )

const shortestPolishStem = 3

function stemPolish(word: string): string {
  const ending = polishEndings.find((end) => word.endsWith(end) && word.length - end.length >= shortestPolishStem)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The stem of a word in lower case. */
export const stemIn = (word: string, language: Language): string => (language === 'pl' ? stemPolish(word) : stem(word))
