import { isKnownType, propertiesOf } from './vocabulary'
import { REQUIRED } from './required'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const typesOf = (node: Node): string[] => [node['@type']].flat().filter((type) => typeof type === 'string')
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const DATE = /^(?:datePublished|dateModified|dateCreated)$/
const DATE_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/
const DURATION = /^(?:prepTime|cookTime|totalTime)$/
const ISO_DURATION = /^PT(?=\d)(?:\d+H)?(?:\d+M)?$/
const ADDRESS = /^(?:url|item|contentUrl|sameAs|logo)$/

function valueProblems(where: string, name: string, value: unknown): string[] {
  if (isEmpty(value)) return [`${where}.${name} is empty`]
  if (typeof value !== 'string') return []
  if (DATE.test(name) && !DATE_WITH_ZONE.test(value)) return [`${where}.${name} has no time zone: ${value}`]
  if (DURATION.test(name) && !ISO_DURATION.test(value)) return [`${where}.${name} is no duration: ${value}`]
  if (ADDRESS.test(name) && !/^https?:\/\//.test(value)) return [`${where}.${name} is not absolute: ${value}`]
  if (name === 'text' && /^step \d/i.test(value)) return [`${where}.${name} begins with its number: ${value}`]
  return []
}

function nodeProblems(node: Node, where: string): string[] {
  const types = typesOf(node)
  if (types.length === 0) return Object.keys(node).join() === '@id' ? [] : [`${where} has no type`]
  const unknown = types.filter((type) => !isKnownType(type))
  if (unknown.length > 0) return [`${where} has unknown types: ${unknown.join(', ')}`]
  const allowed = new Set(types.flatMap((type) => [...propertiesOf(type)]))
  const own = Object.entries(node).filter(([name]) => !name.startsWith('@'))
  const missing = types.flatMap((type) => (REQUIRED[type] ?? []).filter((name) => isEmpty(node[name])))
  return [
    ...own.filter(([name]) => !allowed.has(name)).map(([name]) => `${where} (${types.join()}) has no property ${name}`),
    ...missing.map((name) => `${where} (${types.join()}) lacks ${name}`),
    ...own.flatMap(([name, value]) => [
      ...[value].flat().flatMap((single) => valueProblems(where, name, single)),
      ...[value]
        .flat()
        .flatMap((single, index) => (isNode(single) ? nodeProblems(single, `${where}.${name}[${index}]`) : [])),
    ]),
  ]
}

function idsIn(value: unknown, into: { defined: Set<string>; referred: Set<string> }): void {
  if (Array.isArray(value)) for (const entry of value) idsIn(entry, into)
  if (!isNode(value)) return
  const id = value['@id']
  if (typeof id === 'string') (Object.keys(value).length === 1 ? into.referred : into.defined).add(id)
  for (const entry of Object.values(value)) idsIn(entry, into)
}

/** The faults of a page's structured data: unknown types and properties, missing values, broken references. */
export function graphProblems(graph: unknown): string[] {
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph']))
    return ['not a graph']
  const ids = { defined: new Set<string>(), referred: new Set<string>() }
  idsIn(graph, ids)
  const nodes: unknown[] = graph['@graph']
  const own = nodes.flatMap((node) => (isNode(node) && typeof node['@id'] === 'string' ? [node['@id']] : []))
  return [
    ...nodes.flatMap((node, index) =>
      isNode(node) ? nodeProblems(node, `@graph[${index}]`) : [`@graph[${index}] is no node`],
    ),
    ...(own.length === nodes.length && new Set(own).size === own.length
      ? []
      : ['a node of the graph has no id of its own']),
    ...[...ids.referred].filter((id) => !ids.defined.has(id)).map((id) => `${id} is referred to and not there`),
  ]
}
