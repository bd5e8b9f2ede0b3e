import type { Listed } from '@/lib/recipe/step-ingredients'
import { oneLine } from '@/lib/text'

export type PageStep = { part: string; text: string }
/** An ingredient: its line as it is written, and as it is shown for what the reader has chosen. */
export type PageIngredient = Listed & { shown: string }

/** The words of a part of the page, without those for screen readers alone ("opens in a new tab"). */
function textOf(node: Element | null | undefined): string {
  if (!node?.querySelector('.sr-only')) return oneLine(node?.textContent ?? '')
  const seen = document.createElement('div')
  seen.append(node.cloneNode(true))
  seen.querySelectorAll('.sr-only').forEach((word) => word.remove())
  return textOf(seen)
}

/** The heading that stands before a node of a recipe's part; nothing under the part's own. */
function headingBefore(node: Element): string {
  for (let before = node.previousElementSibling; before; before = before.previousElementSibling)
    if (/^H[3-6]$/.test(before.tagName)) return textOf(before)
  return ''
}

/**
 * The steps of the recipe on this page, as they are shown, amounts and units of the reader's choice included. Read out of
 * the page, so that nothing is sent twice.
 */
function pageSteps(): PageStep[] {
  return [...document.querySelectorAll('[data-post-body] .recipe-steps > li')].map((item) => ({
    part: item.parentElement ? headingBefore(item.parentElement) : '',
    text: textOf(item),
  }))
}

export function pageIngredients(): PageIngredient[] {
  return [...document.querySelectorAll('[data-post-body] .ingredients-list li > label')].map((label) => {
    const shown = textOf(label)
    const list = label.closest('.ingredients-list > ul, .ingredients-list > div')
    const written = [...label.querySelectorAll('.amount[title]')].reduce(
      (text, amount) => text.replace(textOf(amount), amount.getAttribute('title') ?? ''),
      shown,
    )
    return { line: written, heading: list ? headingBefore(list) : '', shown }
  })
}

type PageRecipe = { steps: PageStep[]; ingredients: PageIngredient[] }

const LISTS = '[data-post-body] .recipe-steps, [data-post-body] .ingredients-list'

let last: { recipe: PageRecipe; text: string } | null = null

/** The recipe as this page shows it; the same object for as long as it reads the same. */
export function pageRecipe(): PageRecipe {
  const recipe = { steps: pageSteps(), ingredients: pageIngredients() }
  const text = JSON.stringify(recipe)
  if (last?.text !== text) last = { recipe, text }
  return last.recipe
}

/**
 * Reports each change in the page's lists: after a reload the amounts and units that a reader has chosen come with a
 * script of their own, later than cook mode may.
 */
export function onPageRecipe(tell: () => void): () => void {
  const observer = new MutationObserver(tell)
  for (const list of document.querySelectorAll(LISTS))
    observer.observe(list, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
