import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

const RAISED = { plain: '0123456789+-=()n', script: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' }
const LOWERED = { plain: '0123456789+-=()', script: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' }

/** The letters in their raised or lowered form; as they are where one has none. */
function scriptOf(text: string, { plain, script }: typeof RAISED): string {
  const letters = [...text].map((letter) => [...script][plain.indexOf(letter)])
  return letters.every((letter) => letter !== undefined) ? letters.join('') : text
}

/** A fraction that was set with both, as recipes are read: 1 1/2. */
const FRACTION = /(\d?)([⁰¹²³⁴-⁹]{1,2})[/⁄]([₀-₉]{1,2})/g
const plainFractions = (text: string): string =>
  text.replace(FRACTION, (_, whole: string, top: string, bottom: string) => {
    const fraction = `${top}/${bottom}`.normalize('NFKD')
    return whole ? `${whole} ${fraction}` : fraction
  })

const TAGS = /<(su[pb])>([^<>]{1,20})<\/\1>/gi

/** Markdown has no raised and lowered letters: those of Unicode stay in their place. */
export const scriptsInText = (text: string): string =>
  plainFractions(
    text.replace(TAGS, (_, tag: string, inner: string) =>
      scriptOf(inner, tag.toLowerCase() === 'sup' ? RAISED : LOWERED),
    ),
  )

/** The same for pasted HTML, where the parts of a fraction are elements beside each other. */
export function scriptsInTree(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'sup' && node.tagName !== 'sub') return
    const value = scriptOf(toString(node), node.tagName === 'sup' ? RAISED : LOWERED)
    node.tagName = 'span'
    // A link, such as a mark of a footnote, stays one.
    if (node.children.every(({ type }) => type === 'text')) node.children = [{ type: 'text', value }]
  })
}
