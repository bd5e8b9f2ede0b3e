const pairs = (list: string): [string, number][] =>
  list.split(', ').map((entry) => {
    const [word = '', count] = entry.split(' ')
    return [word, Number(count)]
  })

/** Words that the rules count wrongly. */
const EXCEPTIONS: ReadonlyMap<string, number> = new Map(
  pairs(
    'recipe 3, recipes 3, area 3, areas 3, idea 3, ideas 3, video 3, videos 3, being 2, doing 2, going 2, create 2, ' +
      'creates 2, created 3, creating 3, creative 3, business 2, every 2, different 3, evening 2, science 2, quiet 2, ' +
      'diet 2, poem 2, rhythm 2, something 2, someone 2, sometimes 2, everyone 3, vegetable 4, comfortable 4, ' +
      'chocolate 3, camera 3, family 3, interesting 4, people 2, ingredient 4, ingredients 4, maybe 2, cafe 2, ' +
      'coffee 2, cookie 2, cookies 2',
  ),
)

/** The word without its silent ending, and what the ending adds. */
function withoutEnding(word: string): { stem: string; add: number } {
  if (/(?:s|x|z|ch|sh|c|g)es$/.test(word)) return { stem: word.slice(0, -2), add: 1 }
  if (/[^aeiouytd]ed$/.test(word)) return { stem: word.slice(0, -2), add: 0 }
  if (/[^aeiouy]les$/.test(word)) return { stem: word.slice(0, -1), add: 0 }
  if (/[^aeiouy]es$/.test(word)) return { stem: word.slice(0, -2), add: 0 }
  if (/[^aeiouy]e$/.test(word) && !/[^aeiouyl]le$/.test(word)) return { stem: word.slice(0, -1), add: 0 }
  return { stem: word, add: 0 }
}

const matches = (text: string, pattern: RegExp) => (pattern.test(text) ? 1 : 0)

/** Estimated syllables of an English word. */
export function englishSyllables(raw: string): number {
  const word = raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  if (word === '') return /\d/.test(raw) ? 1 : 0
  const known = EXCEPTIONS.get(word)
  if (known !== undefined) return known
  if (word.length <= 3) return 1
  const { stem, add } = withoutEnding(word)
  const hidden =
    matches(stem, /[^ctgsnl]i(?:a|o|u)/) + matches(stem, /[^gq]ua(?!y)/) + matches(stem, /ism$|[^aeiouy]sm$/)
  return Math.max(1, (stem.match(/[aeiouy]+/g)?.length ?? 0) + add + hidden)
}

/** Syllables of a Polish word: its vowels, without the i that only softens. */
export const polishSyllables = (word: string): number =>
  Math.max(
    1,
    word
      .toLowerCase()
      .normalize('NFC')
      .replace(/i(?=[aeoóuyąę])/g, '')
      .match(/[aeiouyóąę]/g)?.length ?? 0,
  )

/** The Flesch reading ease of an English text: the higher, the easier to read. */
export const fleschEase = ({
  words,
  sentences,
  syllables,
}: Readonly<Record<'words' | 'sentences' | 'syllables', number>>): number =>
  206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words)
