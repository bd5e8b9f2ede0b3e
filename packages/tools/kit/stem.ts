import type { Language } from './text.ts'

/** A light suffix stripper: "soups" and "soup", "freezing" and "freeze" meet; nothing cleverer is tried. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  const singular = word
    // The words in -us that are plurals, where "status" and "campus" are none.
    .replace(/^(menu|guru)s$/, '$1')
    .replace(/(?<=.[^aeiou])ie[sd]$/, 'y')
    .replace(/(x|z|ch|sh|ss)es$/, '$1')
    .replace(/([^sui])s$/, '$1')
  const bare = singular.replace(/(?:ing|ed)$/, '')
  const base = bare.length >= 3 && /[aeiouy]/.test(bare) ? bare : singular
  return base.replace(/([^aeiou])\1$/, '$1').replace(/(?<=..)e$/, '')
}

// Longest first: the first that fits is taken off. The endings of cases, as a fixed list and no dictionary.
const polishEndings =
  'iami iach iego iemu ami ach owi ego emu ymi imi iom iem iej ych ich om em ów ej ym im ia ię ią ie io iu a ą e ę i o u y'.split(
    ' ',
  )

const shortestPolishStem = 3

function stemPolish(word: string): string {
  const ending = polishEndings.find((end) => word.endsWith(end) && word.length - end.length >= shortestPolishStem)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** A word in lower case without its endings. */
export const stemIn = (word: string, language: Language): string => (language === 'pl' ? stemPolish(word) : stem(word))
