import { findBreaks } from '../../kit/break-text.ts'
import { limitWord } from '../../kit/dated.ts'
import { countHashtags } from '../../kit/hashtag.ts'
import { countYouTubeTags, findAddresses, isRefusedByX, isRefusedByYouTube } from '../../kit/network-counts.ts'
import { type NetworkKey, type NetworkLimit, networkLimit, THREADS_MAX_LINKS } from '../../kit/networks.ts'
import { countSms } from '../../kit/sms.ts'
import type { Steps } from '../../kit/steps.ts'
import {
  countCharacters,
  countGraphemes,
  countParagraphs,
  countSentences,
  countWords,
  readingLabel,
  utf8Length,
} from '../../kit/text.ts'
import { type Input, shownFirst, shownMore } from './form.ts'
import { trimToFit } from './trim.ts'

export type Result = ReturnType<typeof count> extends Steps<infer R> ? R : never
export type NetworkCount = ReturnType<typeof describe>

const CHUNK = 4_000

/** Splits the text at white space. No count depends on both sides of it, so the counts of the pieces add up. */
function* chunksOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const space = from + CHUNK >= text.length ? -1 : text.slice(from + CHUNK).search(/\s/)
    const to = space < 0 ? text.length : from + CHUNK + space
    yield text.slice(from, to)
    from = to
  }
}

function* countInSteps(text: string, count: (text: string) => number): Steps<number> {
  let total = 0
  for (const chunk of chunksOf(text)) {
    total += count(chunk)
    yield
  }
  return total
}

const tagsOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** The rule of a network, adjusted by the form's values. */
function ruleOf(key: NetworkKey, input: Input): NetworkLimit {
  const rule = networkLimit(key)
  if (key === 'mastodon') {
    const warning = rule.count(input.contentWarning)
    return { ...rule, value: input.mastodonLimit, count: (text) => rule.count(text) + warning }
  }
  return key === 'youtube-tags' ? { ...rule, count: (text) => countYouTubeTags(tagsOf(text)) } : rule
}

/** Counts and trims for each network in steps; `runSteps` runs them at once. */
export function* count(input: Input) {
  const isEmpty = input.text.trim() === ''
  const text = isEmpty ? '' : input.text
  const statistics = {
    characters: yield* countInSteps(text, countCharacters),
    graphemes: yield* countInSteps(text, countGraphemes),
    words: countWords(text),
    sentences: countSentences(text),
    paragraphs: countParagraphs(text),
    bytes: utf8Length(text),
    reading: readingLabel(countWords(text)),
  }
  yield
  const source = { text, breaks: findBreaks(text), addresses: findAddresses(text) }
  yield
  const networks: NetworkCount[] = []
  for (const key of [...shownFirst, ...shownMore]) {
    if (!input[key]) continue
    const rule = ruleOf(key, input)
    const isAdditive = key !== 'mastodon' && key !== 'youtube-tags'
    const used = isEmpty ? 0 : isAdditive ? yield* countInSteps(text, rule.count) : rule.count(text)
    networks.push(describe(rule, key, used, text, source))
    yield
  }
  return { isEmpty, networks, statistics, sms: countSms(text) }
}

function describe(
  rule: NetworkLimit,
  key: NetworkKey,
  used: number,
  text: string,
  source: Parameters<typeof trimToFit>[0],
) {
  /** Only for a network with a second limit in bytes. */
  const bytes = rule.bytes === undefined ? null : { used: utf8Length(text), limit: rule.bytes }
  const fitsBytes = (part: string) => rule.bytes === undefined || utf8Length(part) <= rule.bytes
  const fits = used <= rule.value && (bytes === null || bytes.used <= bytes.limit)
  return {
    key,
    name: `${rule.network} ${rule.field}`,
    used,
    limit: rule.value,
    unit: rule.unit,
    /** "limit" or "guideline" */
    word: limitWord(rule.kind),
    bytes,
    fits,
    notes: notesFor(rule, key, text, used, source.addresses.length),
    /** A version that fits; null when the text itself fits. */
    trimmed:
      fits || key === 'youtube-tags'
        ? null
        : trimToFit(source, rule.value, (part) => rule.count(part) <= rule.value && fitsBytes(part)),
  }
}

function notesFor(rule: NetworkLimit, key: NetworkKey, text: string, used: number, addresses: number): string[] {
  const { hashtags: most = Infinity, shown = Infinity } = rule
  const hashtags = most === Infinity ? 0 : countHashtags(text)
  return [
    hashtags > most && `${hashtags} hashtags; at most ${most} are allowed.`,
    used > shown && `About ${shown} characters are shown before “more” (guideline).`,
    key === 'threads' &&
      addresses > THREADS_MAX_LINKS &&
      `${addresses} links; at most ${THREADS_MAX_LINKS} are allowed.`,
    key.startsWith('x') && isRefusedByX(text) && 'X refuses the invisible signs U+FEFF, U+FFFE and U+FFFF.',
    key.startsWith('youtube') && isRefusedByYouTube(text) && 'YouTube takes no < and no >.',
  ].filter((note) => note !== false)
}
