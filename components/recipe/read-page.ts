import type { Listed } from '@/lib/recipe/step-ingredients'
import { oneLine } from '@/lib/text'

export type PageStep = { part: string; text: string }
/** An ingredient: the line by the author, and as shown for the reader's factor and units. */
export type PageIngredient = Listed & { shown: string }

/** Text only for screen readers ("opens in a new tab"), and marks of footnotes. */
const ASIDE = '.sr-only, sup'

/** The text of an element, without asides. */
function textOf(node: Element | null | undefined): string {
  if (!node?.querySelector(ASIDE)) return oneLine(node?.textContent ?? '')
  const seen = document.createElement('div')
  seen.append(node.cloneNode(true))
  seen.querySelectorAll(ASIDE).forEach((word) => word.remove())
  return textOf(seen)
}

/** The text of an ingredient by the author: the `title` of a changed amount is the author's. */
function writtenText(label: Element): string {
  const copy = document.createElement('div')
  copy.append(label.cloneNode(true))
  for (const amount of copy.querySelectorAll('.amount[title]')) amount.textContent = amount.getAttribute('title')
  return textOf(copy)
}

/** The text of the nearest h3–h6 before a node among its siblings; '' without one. */
function headingBefore(node: Element): string {
  for (let before = node.previousElementSibling; before; before = before.previousElementSibling)
    if (/^H[3-6]$/.test(before.tagName)) return textOf(before)
  return ''
}

/** The text of a step. The last one of a list has the paragraphs before the next list, too. */
function stepText(item: Element): string {
  const list = item.closest('.recipe-steps')
  const texts = [textOf(item)]
  let after = list?.lastElementChild === item ? list.nextElementSibling : null
  for (; after && !after.matches('.recipe-steps'); after = after.nextElementSibling)
    if (after.matches('.recipe-step-more')) texts.push(textOf(after))
  return oneLine(texts.join(' '))
}

/**
 * The steps of the recipe on this page, with the reader's amounts and units. Read from the DOM, so that the page does
 * not send them twice.
 */
function pageSteps(): PageStep[] {
  return [...document.querySelectorAll('[data-post-body] :is(.recipe-steps > li, .recipe-step)')]
    .map((item) => ({ part: headingBefore(item.closest('.recipe-steps') ?? item), text: stepText(item) }))
    .filter(({ text }) => text !== '')
}

export function pageIngredients(): PageIngredient[] {
  return [...document.querySelectorAll('[data-post-body] .ingredients-list li > label')].map((label) => {
    const list = label.closest('.ingredients-list > ul, .ingredients-list > div')
    return { line: writtenText(label), heading: list ? headingBefore(list) : '', shown: textOf(label) }
  })
}

type PageRecipe = { steps: PageStep[]; ingredients: PageIngredient[] }

const SCALED = '[data-post-body] :is(.recipe-steps, .recipe-step, .recipe-step-more, .ingredients-list)'

let last: { recipe: PageRecipe; text: string } | null = null

/** The recipe as this page shows it; the same object until the page changes. */
export function pageRecipe(): PageRecipe {
  const recipe = { steps: pageSteps(), ingredients: pageIngredients() }
  const text = JSON.stringify(recipe)
  if (last?.text !== text) last = { recipe, text }
  return last.recipe
}

/**
 * Calls `listener` on each change in the page's steps and ingredients. After a reload, a script of its own writes the
 * reader's amounts and units, and may load after cook mode.
 */
export function onPageRecipe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  for (const block of document.querySelectorAll(SCALED))
    observer.observe(block, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
