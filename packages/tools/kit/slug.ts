export const SLUG_LIMIT = 75

/** Letters that do not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'l',
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  ø: 'o',
  Ø: 'o',
  œ: 'oe',
  Œ: 'oe',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  þ: 'th',
  Þ: 'th',
  ı: 'i',
}

/** Words of a title as a part of an address. Empty where no Latin letter or digit is left. */
export function slugify(title: string, limit = SLUG_LIMIT): string {
  const slug = title
    .replace(/[łŁßẞæÆøØœŒđĐðÐþÞı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= limit) return slug
  const cut = slug.slice(0, limit + 1).lastIndexOf('-')
  return cut > 0 ? slug.slice(0, cut) : slug.slice(0, limit)
}
