import { type Advice, better, fine } from './types.ts'

/** Widths at which results are cut on a wide screen, in CSS pixels, and the fonts they are measured in. */
export const RESULT_TITLE = { width: 600, font: '20px Arial, sans-serif' }
export const RESULT_DESCRIPTION = { width: 920, font: '14px Arial, sans-serif' }

const TITLE_SHORT = 25
const DESCRIPTION_SHORT = 70

type Measure = (text: string) => number

/** `text` cut at a word so that it fits `width` with its ellipsis, as a search engine cuts it. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const words = text.split(' ')
  while (words.length > 1) {
    words.pop()
    const cut = `${words.join(' ')} …`
    if (measure(cut) <= width) return cut
  }
  const letters = [...(words[0] ?? '')]
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}

/** Whether title and description say enough, and fit. The description is the one an editor wrote; empty when none. */
export function adviseResult(
  title: string,
  isTitleCut: boolean,
  description: string,
  isDescriptionCut: boolean,
): Advice[] {
  return [adviseTitle(title, isTitleCut), adviseDescription(description, isDescriptionCut)]
}

function adviseTitle(title: string, isCut: boolean): Advice {
  if (title.trim() === '') return better('title', 'Give the post a title.')
  if (isCut)
    return better('title', 'The title is cut in results: put the important words first, or write a shorter meta title.')
  if (title.length < TITLE_SHORT)
    return better('title', 'The title is short: a few more words can say what the reader gets.')
  return fine('title', 'The title fits into a search result.')
}

function adviseDescription(description: string, isCut: boolean): Advice {
  if (description.trim() === '')
    return better('description', 'Write a meta description: two sentences that say why to read this.')
  if (isCut) return better('description', 'The description is cut in results: say the important part first.')
  if (description.length < DESCRIPTION_SHORT)
    return better('description', 'The description is short: there is room for more reasons to read on.')
  return fine('description', 'The description fits into a search result.')
}
