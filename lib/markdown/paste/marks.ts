import type { ElementContent, Root, RootContent, Text } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { isBlank } from './tidy.ts'

const MARKS = /^(?:strong|b|em|i|del|s)$/
const kindOf = (tagName: string) => ({ b: 'strong', i: 'em', s: 'del' })[tagName] ?? tagName

/** Where the next mark of the same kind begins, when nothing or spaces only stand between; else -1. */
function nextOfKind(siblings: RootContent[], index: number, kind: string): number {
  const at = isBlank(siblings[index + 1]) ? index + 2 : index + 1
  const next = siblings[at]
  return next?.type === 'element' && kindOf(next.tagName) === kind ? at : -1
}

/** Word begins a mark anew with each of its runs: what belongs together is put together, and what marks nothing goes. */
export function joinMarks(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !MARKS.test(node.tagName)) return undefined
    const siblings = parent.children as RootContent[]
    for (let at = nextOfKind(siblings, index, kindOf(node.tagName)); at > 0;) {
      const gone = siblings.splice(index + 1, at - index) as ElementContent[]
      node.children.push(...gone.flatMap((one) => (one.type === 'element' ? one.children : [one])))
      at = nextOfKind(siblings, index, kindOf(node.tagName))
    }
    const hasPicture = JSON.stringify(node.children).includes('"tagName":"img"')
    if (toString(node).trim() !== '' || hasPicture) return undefined
    siblings.splice(index, 1, { type: 'text', value: toString(node) })
    return [SKIP, index + 1]
  })
}

/** Bold and italic cannot begin or end with a space in Markdown: the space goes outside, from however deep. */
export function spacesOutside(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !MARKS.test(node.tagName)) return
    const edge = (side: 0 | -1): Text | undefined => {
      let last = node.children.at(side)
      while (last?.type === 'element') last = last.children.at(side)
      return last?.type === 'text' ? last : undefined
    }
    const first = edge(0)
    const head = first ? first.value.slice(0, first.value.length - first.value.trimStart().length) : ''
    if (first) first.value = first.value.slice(head.length)
    const last = edge(-1)
    const tail = last ? last.value.slice(last.value.trimEnd().length) : ''
    if (last) last.value = last.value.slice(0, last.value.length - tail.length)
    if (tail) parent.children.splice(index + 1, 0, { type: 'text', value: tail })
    if (head) parent.children.splice(index, 0, { type: 'text', value: head })
  })
}
