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
