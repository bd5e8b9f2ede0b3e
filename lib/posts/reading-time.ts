import { WORDS_PER_MINUTE } from './limits.ts'

/** Number of words: runs of letters or digits between white space; Markdown signs standing alone do not count. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}

/** Whole minutes, rounded up, at 200 words a minute; at least 1. */
export const readingMinutes = (text: string): number => Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE))

export const minutesRead = (minutes: number): string => `${minutes} min read`

export const readingTimeLabel = (text: string): string => minutesRead(readingMinutes(text))
