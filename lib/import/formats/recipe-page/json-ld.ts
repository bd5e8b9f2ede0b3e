import { Parser } from 'htmlparser2'
import { type DataNode, isNode, typesOf } from './recipe-node.ts'

/** Nodes that are looked through in one page; more is no page of a recipe. */
const NODES_MAX = 50_000

/** The texts of a page's JSON-LD scripts. */
function scriptsOf(html: string): string[] {
  const scripts: string[] = []
  let isInside = false
  const parser = new Parser({
    onopentag(name, { type }) {
      isInside = name === 'script' && /ld\+json/i.test(type ?? '')
      if (isInside) scripts.push('')
    },
    ontext(text) {
      if (isInside) scripts[scripts.length - 1] += text
    },
    onclosetag: () => (isInside = false),
  })
  parser.end(html)
  return scripts
}

/** Line breaks and tabs within a string as JSON writes them; commas before a closing bracket go. */
function repaired(json: string): string {
  return json
    .replace(/"[^"\\]*(?:\\[\s\S][^"\\]*)*"/g, (string) =>
      string.replace(/[\u0000-\u001f]/g, (character) => (character === '\n' ? '\\n' : ' ')).replace(/\\'/g, "'"),
    )
    .replace(/,(\s*[\]}])/g, '$1')
}

function parsed(script: string): unknown {
  const json = script
    .replace(/^\s*(?:\/\/\s*)?<!(?:--|\[CDATA\[)/, '')
    .replace(/(?:\/\/\s*)?(?:--|\]\])>\s*$/, '')
    .replace(/;\s*$/, '')
    .trim()
  for (const text of [
    json,
    repaired(json),
    repaired(json)
      .replace(/\}\s*\{/g, '},{')
      .replace(/^(?=\{)([\s\S]*)$/, '[$1]'),
  ]) {
    try {
      return JSON.parse(text) as unknown
    } catch {
      // The next, more forgiving, reading.
    }
  }
  return null
}

/** Every node that says it is a recipe, at any depth of a page's JSON-LD. */
export function jsonLdRecipes(html: string): DataNode[] {
  const found: DataNode[] = []
  const waiting: unknown[] = scriptsOf(html).map(parsed)
  for (let count = 0; count < Math.min(waiting.length, NODES_MAX); count += 1) {
    const value = waiting[count]
    if (Array.isArray(value)) waiting.push(...value.slice(0, NODES_MAX))
    else if (isNode(value)) {
      if (typesOf(value).includes('recipe')) found.push(value)
      waiting.push(...Object.values(value).filter((child) => typeof child === 'object'))
    }
  }
  return found
}
