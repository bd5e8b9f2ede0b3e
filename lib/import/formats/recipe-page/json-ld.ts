import type { Document } from 'domhandler'
import { textContent } from 'domutils'
import { isObject, jsonOf, type JsonObject } from '../../json.ts'
import { decodeEntities } from '../../plain-text.ts'
import { below } from './markup.ts'
import { repairedJson } from './repaired-json.ts'
import { typesOf } from './recipe-node.ts'

/** The most nodes that are searched in one page. No recipe page has more. */
const NODES_MAX = 50_000

/** The texts of a page's JSON-LD scripts. */
const scriptsOf = (page: Document): string[] =>
  [...below(page)]
    .filter(({ name, attribs }) => name === 'script' && /ld\+json/i.test(attribs.type ?? ''))
    .map(textContent)

function parsed(script: string): unknown {
  const json = (script.includes('"') ? script : decodeEntities(script))
    .replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:--|\]\])>\s*$/, '')
    .trim()
  return jsonOf(json) ?? jsonOf(repairedJson(json))
}

/** The vocabulary before a name, in full or as a prefix. */
const VOCABULARY = /^(?:https?:\/\/schema\.org\/|[a-z]{1,10}:)/
/** A limit for one recipe, since references may be circular. */
const COPIES_MAX = 20_000
const DEPTH_MAX = 30

/** A node with plain property names, and with its references replaced by their nodes. */
function resolved(node: JsonObject, byId: ReadonlyMap<string, JsonObject>): JsonObject {
  let copies = 0
  const copy = (value: unknown, depth: number): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ((copies += 1) > COPIES_MAX || depth > DEPTH_MAX) return null
    if (Array.isArray(value)) return value.map((entry: unknown) => copy(entry, depth + 1))
    const id = (value as JsonObject)['@id']
    const isReference = typeof id === 'string' && Object.keys(value).every((name) => name.startsWith('@'))
    const meant = (isReference && byId.get(id)) || value
    return Object.fromEntries(
      Object.entries(meant).map(([name, child]) => [name.replace(VOCABULARY, ''), copy(child, depth + 1)]),
    )
  }
  return copy(node, 0) as JsonObject
}

/** Every node of the type recipe, at any depth of a page's JSON-LD. */
export function jsonLdRecipes(page: Document): JsonObject[] {
  const found: JsonObject[] = []
  const byId = new Map<string, JsonObject>()
  const waiting: unknown[] = scriptsOf(page).map(parsed)
  for (let count = 0; count < Math.min(waiting.length, NODES_MAX); count += 1) {
    const value = waiting[count]
    if (Array.isArray(value)) waiting.push(...value.slice(0, NODES_MAX))
    else if (isObject(value)) {
      if (typesOf(value).includes('recipe')) found.push(value)
      const id = value['@id']
      if (typeof id === 'string' && Object.keys(value).some((name) => !name.startsWith('@'))) byId.set(id, value)
      waiting.push(...Object.values(value).filter((child) => typeof child === 'object'))
    }
  }
  return found.map((node) => resolved(node, byId))
}
