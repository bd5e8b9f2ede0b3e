import { cutAtWord } from '@/lib/text'
import { META_DESCRIPTION_MAX, META_TITLE_MAX, TITLE_MAX } from '../field-rules'

const SMALL = new Set('a an and as at but by for from in into of on or the to with without your'.split(' '))

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** Headline capitals. Words that carry capitals of their own ("Żurek", "BBQ") stay as they are. */
export function titleCase(text: string): string {
  const words = text.split(' ')
  const cased = words.map((word, index) => {
    if (/\p{Lu}/u.test(word)) return word
    const isInner = index > 0 && index < words.length - 1
    return isInner && SMALL.has(word) ? word : word.split('-').map(capital).join('-')
  })
  return cased.join(' ')
}

export const sentenceCase = (text: string): string => capital(text.slice(0, 1)) + text.slice(1)

export const asTitle = (text: string): string => cutAtWord(titleCase(text), TITLE_MAX)

/** The title with `suffix` when both fit into a meta title, else as much of the title as fits. */
export function asMetaTitle(title: string, suffix = ''): string {
  return title.length + suffix.length <= META_TITLE_MAX ? title + suffix : cutAtWord(title, META_TITLE_MAX)
}

/** As many of the sentences as fit. The first one is cut at a word when it is too long itself. */
export function asMetaDescription(...sentences: string[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = text ? `${text} ${sentence}` : cutAtWord(sentence, META_DESCRIPTION_MAX)
    if (longer.length > META_DESCRIPTION_MAX) break
    text = longer
  }
  return text
}
