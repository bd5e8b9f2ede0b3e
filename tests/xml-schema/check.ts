import type { Element, Node } from '@xmldom/xmldom'

/** How often a child may occur, and its schema. */
export type Count = readonly [min: number, max: number]

export type ElementRule = {
  children?: Readonly<Record<string, Count>>
  /** Required attributes. */
  attributes?: readonly string[]
  /** Whether its text is valid. */
  text?: (text: string) => boolean
}

/** The elements of a vocabulary, by name with prefix. */
export type Schema = Readonly<Record<string, ElementRule>>

const isElement = (node: Node): node is Element => node.nodeType === 1

function ruleProblems(element: Element, rule: ElementRule, where: string): string[] {
  const children = [...element.childNodes].filter(isElement)
  const counts = Map.groupBy(children, ({ nodeName }) => nodeName)
  const allowed = rule.children ?? {}
  const text = element.textContent ?? ''
  return [
    ...(rule.attributes ?? [])
      .filter((name) => !element.getAttribute(name))
      .map((name) => `${where} lacks the attribute ${name}`),
    ...(rule.text && !rule.text(text) ? [`${where} says "${text.slice(0, 80)}"`] : []),
    ...[...counts.keys()].filter((name) => !(name in allowed)).map((name) => `${where} may not hold ${name}`),
    ...Object.entries(allowed).flatMap(([name, [min, max]]) => {
      const count = counts.get(name)?.length ?? 0
      return count < min || count > max ? [`${where} holds ${name} ${count} times`] : []
    }),
  ]
}

/** The faults of an element and its descendants, by a schema; elements outside of the schema are skipped. */
export function schemaProblems(element: Element, schema: Schema, where = ''): string[] {
  const rule = schema[element.nodeName]
  const path = `${where}/${element.nodeName}`
  if (!rule) return where === '' ? [`${element.nodeName} is not the root of this vocabulary`] : []
  return [
    ...ruleProblems(element, rule, path),
    ...[...element.childNodes].filter(isElement).flatMap((child) => schemaProblems(child, schema, path)),
  ]
}
