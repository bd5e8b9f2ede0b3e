import { educationSections } from './education'
import { guideSections } from './guide'
import { newsSections } from './news'
import type { Section } from './outline'

/** A shorter line may well be somebody's own words. */
const SHORTEST = 20

const MARKER = /^\s*(?:[-*+>]|\d{1,9}[.)])\s+/
/** A line without its list marker, so that a list that was made a paragraph is known again. */
const bare = (line: string): string => line.replace(MARKER, '').trim()

/**
 * What the recipes of the helper leave to be written: their steps and amounts are good as they are, these sentences tell
 * the author what to say.
 */
const RECIPE_ORDERS = [
  /^Say in two or three sentences what makes /,
  /^Amounts and times are the usual starting point for this kind of dish\./,
  /: set the amount in the test$/,
  /The prompt names what can poison a dog or a cat\./,
  /[:,] (?:and )?say (?:so, and say )?how (?:long|warm|much|many|each part|to warm)\b/,
  /: say what they become the next day\.$/,
]

const linesOf = ({ body }: Section): string[] => body.flatMap((part) => part.split('\n')).map(bare)

const isOrder = (line: string) => line.length >= SHORTEST && !/^\|[\s|:-]*$/.test(line)

/** Lines as the templates have them; those that name the subject as what stands before and after it. */
const ORDERS = [...guideSections, ...newsSections, ...educationSections].flatMap(linesOf).filter(isOrder)
const WHOLE = new Set(ORDERS.filter((line) => !/\{subject\}/i.test(line)))
const WITH_SUBJECT = ORDERS.filter((line) => /\{subject\}/i.test(line)).map((line) => {
  const parts = line.split(/\{subject\}/i)
  return { start: parts[0] ?? '', end: parts.at(-1) ?? '' }
})

const isWithSubject = (line: string) =>
  WITH_SUBJECT.some(
    ({ start, end }) => line.length > start.length + end.length && line.startsWith(start) && line.endsWith(end),
  )

/** A sentence of the helper that is still in a text, and its line, from 1. */
export type LeftOver = { text: string; line: number }

/** What of the helper's orders to the author nobody has written over yet. */
export function leftOvers(markdown: string): LeftOver[] {
  return markdown.split('\n').flatMap((whole, index) => {
    const text = bare(whole)
    const isLeft = WHOLE.has(text) || isWithSubject(text) || RECIPE_ORDERS.some((order) => order.test(text))
    return isLeft ? [{ text, line: index + 1 }] : []
  })
}
