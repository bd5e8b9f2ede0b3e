import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The published vocabulary in the package schema-dts: one interface per type, one line per property.
const FILE = fileURLToPath(new URL('../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url))
const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf)(?: extends ([^{]+))? \{$/
const PROPERTY = /^ {4}"(\w+)"\?:/
const TYPE_NAME = /^ {4}"@type": "(\w+)";/

type Entry = { parents: string[]; properties: Set<string> }

function readInterfaces(): { entries: Map<string, Entry>; types: Map<string, string> } {
  const entries = new Map<string, Entry>()
  const types = new Map<string, string>()
  let current = ''
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    const start = INTERFACE.exec(line)
    if (start) {
      current = `${start[1]}${start[2]}`
      const parents = [...(start[3] ?? '').matchAll(/\b(\w+Base)\b/g)].map(([, parent]) => parent ?? '')
      entries.set(current, { parents, properties: new Set() })
    }
    const property = PROPERTY.exec(line)?.[1]
    if (property) entries.get(current)?.properties.add(property)
    const type = TYPE_NAME.exec(line)?.[1]
    if (type) types.set(type, current)
  }
  return { entries, types }
}

const { entries, types } = readInterfaces()

export const isKnownType = (type: string): boolean => types.has(type)

/** Every property of a type in schema.org, with those of its ancestors. */
export function propertiesOf(type: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [types.get(type) ?? '']
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const entry = entries.get(name)
    for (const property of entry?.properties ?? []) found.add(property)
    open.push(...(entry?.parents ?? []))
  }
  return found
}
