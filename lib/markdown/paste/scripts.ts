import type { Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { isElement } from '../elements.ts'

const RAISED = { plain: '0123456789+-=()n', script: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ' }
const LOWERED = { plain: '0123456789+-=()', script: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' }

/** The text in superscript or subscript letters; unchanged if Unicode lacks one of them. */
function scriptOf(text: string, { plain, script }: typeof RAISED): string {
  const letters = [...text].map((letter) => [...script][plain.indexOf(letter)])
  return letters.every((letter) => letter !== undefined) ? letters.join('') : text
}

/** A fraction in superscript and subscript, which becomes "1 1/2", as recipes are read. */
const FRACTION = /(\d?)([⁰¹²³⁴-⁹]{1,2})[/⁄]([₀-₉]{1,2})/g
const plainFractions = (text: string): string =>
  text.replace(FRACTION, (_, whole: string, top: string, bottom: string) => {
    const fraction = `${top}/${bottom}`.normalize('NFKD')
    return whole ? `${whole} ${fraction}` : fraction
  })

const TAGS = /<(su[pb])>([^<>]{1,20})<\/\1>/gi

/** Replaces `<sup>` and `<sub>`, which Markdown lacks, with letters of Unicode. */
export const scriptsInText = (text: string): string =>
  plainFractions(
    text.replace(TAGS, (_, tag: string, inner: string) =>
      scriptOf(inner, tag.toLowerCase() === 'sup' ? RAISED : LOWERED),
    ),
  )

/** The same for a tree of pasted HTML. */
export function scriptsInTree(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'sup' && node.tagName !== 'sub') return
    const value = scriptOf(toString(node), node.tagName === 'sup' ? RAISED : LOWERED)
    node.tagName = 'span'
    // A footnote mark that leads to another page keeps its link.
    const isPlain = node.children.every((child) => child.type === 'text' || isElement(child, 'span'))
    if (isPlain) node.children = [{ type: 'text', value }]
  })
}
