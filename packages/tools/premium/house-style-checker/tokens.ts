export type Token = ReturnType<typeof tokensOf>[number]

/** Words and single signs in lower case, with their offsets. */
export function tokensOf(text: string, offset = 0) {
  let end = -1
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu), ({ 0: match, index }) => {
    const hasSpaceBefore = index !== end && end >= 0
    end = index + match.length
    return { text: match.toLowerCase().replace('’', "'"), start: offset + index, end: offset + end, hasSpaceBefore }
  })
}

interface Phrase {
  readonly at: number
  readonly tokens: readonly Token[]
}

/** Phrases by their first word, the longest first. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>

export function phraseIndex(phrases: readonly string[]): PhraseIndex {
  const longestFirst = phrases
    .map((phrase, at) => ({ at, tokens: tokensOf(phrase) }))
    .toSorted((a, b) => b.tokens.length - a.tokens.length)
  return Map.groupBy(longestFirst, ({ tokens }) => tokens[0]?.text ?? '')
}

const isWordSign = (token: Token) => /[\p{L}\p{N}]/u.test(token.text)

/** Whether the tokens from `from` on match the phrase, spaces included. */
function matches(tokens: readonly Token[], from: number, phrase: readonly Token[]): boolean {
  return phrase.every((wanted, at) => {
    const token = tokens[from + at]
    return (
      token !== undefined && token.text === wanted.text && (at === 0 || token.hasSpaceBefore === wanted.hasSpaceBefore)
    )
  })
}

/** All matches by the phrase's number, the longest where several begin at one token. */
export function findPhrases(tokens: readonly Token[], index: PhraseIndex) {
  return tokens.flatMap((token, from) => {
    const phrase = index.get(token.text)?.find((one) => matches(tokens, from, one.tokens))
    const last = phrase && tokens[from + phrase.tokens.length - 1]
    return phrase && last ? [{ phrase: phrase.at, start: token.start, end: last.end }] : []
  })
}

export const wordTokens = (tokens: readonly Token[]): Token[] => tokens.filter(isWordSign)
