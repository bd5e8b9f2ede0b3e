/** At most this many words of a search are looked for. */
const MAX_WORDS = 8

/** A word as a pattern of `ilike` that finds it anywhere; `%`, `_` and `\` in it stand for themselves. */
const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** A value inside a PostgREST `or=(…)`: quoted, so that commas, dots and brackets are part of it. */
const quoted = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`

/** For each word of a search the condition of a PostgREST `or`: one of the columns holds it. */
export function wordFilters(search: string, columns: readonly string[]): string[] {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => columns.map((column) => `${column}.ilike.${quoted(likePattern(word))}`).join(','))
}
