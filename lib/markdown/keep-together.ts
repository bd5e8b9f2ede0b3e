import type { ElementContent, Root, RootContent } from 'hast'
import { element, textNode } from './elements.ts'
import { UNIT_AFTER, withUnits } from './number-units.ts'

const NUMBER = '\\d{1,6}(?:[.,]\\d{1,6})?'
/** "18–20 minutes", "9AM-6PM", "2.0–2.5%": otherwise a line could end with the dash. */
const RANGE = `(?<![\\d.,–—-])${NUMBER}(?:[%°]|AM|PM)?[–—-]${NUMBER}(?:[%°]C?F?|AM|PM)?(?![\\d–—-])(?: ${UNIT_AFTER})?`
/** The numbers of a company: "NIP 000-000-00-00". */
const REGISTERED = '\\b(?:NIP|REGON|KRS) [\\d-]{5,20}'
const KEPT = new RegExp(`${RANGE}|${REGISTERED}`, 'gu')

/** Splits a text into parts that stay on one line (`isKept`) and others, whose numbers are joined to their units. */
export function splitKept(text: string): { text: string; isKept: boolean }[] {
  const parts: { text: string; isKept: boolean }[] = []
  let done = 0
  for (const { 0: kept, index } of text.matchAll(KEPT)) {
    if (index > done) parts.push({ text: withUnits(text.slice(done, index)), isKept: false })
    parts.push({ text: kept, isKept: true })
    done = index + kept.length
  }
  if (done < text.length) parts.push({ text: withUnits(text.slice(done)), isKept: false })
  return parts
}

const kept = (text: string) => element('span', { className: ['keep'] }, [textNode(text)])

const splitText = (text: string): ElementContent[] =>
  splitKept(text).map((part) => (part.isKept ? kept(part.text) : textNode(part.text)))

/** Code, and elements that stay on one line already. */
const UNTOUCHED = new Set(['code', 'pre', 'data', 'time'])

const keepIn = <Node extends RootContent | ElementContent>(children: Node[]): (Node | ElementContent)[] =>
  children.flatMap((child): (Node | ElementContent)[] => {
    if (child.type === 'text') return splitText(child.value)
    if (child.type === 'element' && !UNTOUCHED.has(child.tagName))
      child.children = keepIn(child.children) as ElementContent[]
    return [child]
  })

/** Prevents line breaks inside ranges and between numbers and their units: "18–20 minutes", "5 g". */
export function keepTogether(tree: Root): void {
  tree.children = keepIn(tree.children)
}
