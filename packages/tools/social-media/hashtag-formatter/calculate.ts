import { limitWord } from '../../kit/dated.ts'
import { formatHashtag, hashtagWords, withoutLatinMarks } from '../../kit/hashtag.ts'
import { type NetworkId, networkIds, networkRules } from './rules.ts'
import type { Input } from './form.ts'

const MAX_PHRASES = 200
const MAX_LENGTH = 100

interface Refused {
  source: string
  reason: string
}

export type Result = ReturnType<typeof calculate>
export type NetworkReport = ReturnType<typeof reportFor>

/** Entries are separated by commas and line breaks; one that starts with `#` may list several hashtags. */
export function entriesOf(text: string): string[] {
  return text
    .split(/[\n,;]+/)
    .map((entry) => entry.trim())
    .flatMap((entry) => (entry.startsWith('#') ? entry.split(/\s+|(?=#)/) : [entry]))
    .filter((entry) => entry !== '' && entry !== '#')
}

/** A tag of more words is probably a sentence. */
const MOST_WORDS = 5

/** Why no network accepts it; null when it is valid. */
function refusal(body: string): string | null {
  if (body === '') return 'Nothing is left that a hashtag can hold.'
  if (/^[\p{N}_]+$/u.test(body))
    return /^\p{N}+$/u.test(body) ? 'Only digits; a hashtag needs a letter.' : 'A hashtag needs a letter.'
  return [...body].length > MAX_LENGTH ? `Longer than ${MAX_LENGTH} characters.` : null
}

export function calculate(input: Input) {
  const entries = entriesOf(input.phrases)
  const tags: { tag: string; source: string }[] = []
  const refused: Refused[] = []
  /** Repetitions of a tag in another spelling. */
  const doubles: Refused[] = []
  /** Whole sentences, which nobody searches for as hashtags. */
  const wordy: Refused[] = []
  const seen = new Map<string, string>()
  for (const source of entries.slice(0, MAX_PHRASES)) {
    const body = formatHashtag(source, input.style, input.diacritics)
    const reason = refusal(body)
    if (reason !== null) {
      refused.push({ source, reason })
      continue
    }
    const key = withoutLatinMarks(body).toLowerCase()
    const earlier = seen.get(key)
    if (earlier !== undefined) doubles.push({ source, reason: `The same as #${earlier}.` })
    else {
      seen.set(key, body)
      tags.push({ tag: `#${body}`, source })
      const { length } = hashtagWords(source)
      if (length > MOST_WORDS)
        wordy.push({
          source: `#${body}`,
          reason: `${length} words are hard to read in one hashtag; two or three are enough.`,
        })
    }
  }
  const chosen = reportFor(input.network, tags)
  const notHere = new Set(chosen.refused.map(({ source }) => source))
  /** The tags for the chosen network, ready to paste. */
  const text = tags.flatMap(({ tag }) => (notHere.has(tag) ? [] : [tag])).join(' ')
  const networks = networkIds.map((id) => reportFor(id, tags))
  return { tags, text, refused, doubles, wordy, networks, chosen, tooMany: entries.length > MAX_PHRASES }
}

function reportFor(id: NetworkId, tags: readonly { tag: string }[]) {
  const { name, kind, value } = networkRules[id]
  /** Tags that other networks accept. */
  const refused = tags
    .filter(({ tag }) => id === 'x' && /^#\p{N}/u.test(tag))
    .map(({ tag }): Refused => ({ source: tag, reason: 'Starts with a digit.' }))
  const count = tags.length - refused.length
  const range = value.fewest === undefined ? String(value.most) : `${value.fewest}–${value.most}`
  return {
    id,
    name,
    count,
    /** "limit 5", "guideline 3–5" */
    rule: `${limitWord(kind)} ${range}`,
    fits: count <= value.most,
    /** One sentence; null when nothing needs to change. */
    advice: adviceFor(id, count, value.most, value.fewest ?? 0, value.above),
    refused,
  }
}

function adviceFor(id: NetworkId, count: number, most: number, fewest: number, above: string): string | null {
  if (count > most) return `${above} Leave out ${count - most}.`
  if (id === 'youtube' && count > 3) return 'The first three are shown above the title.'
  return count > 0 && count < fewest ? `${fewest} or more are usual there.` : null
}
