import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isObject, type JsonObject } from './json.ts'
import { TextProblem } from '../markdown/budget.ts'

const READ: Record<string, (inner: string) => unknown> = {
  // The last of two values with one name counts, as in Jekyll.
  '---': (inner) => parseYaml(inner, { maxAliasCount: 100, uniqueKeys: false }),
  '+++': parseToml,
}

/**
 * Reads front matter in YAML (between lines of `---`), TOML (`+++`) or JSON, and the text below it. Throws a
 * TextProblem for invalid YAML or TOML.
 */
export function frontMatterOf(source: string): { values: JsonObject; body: string } {
  const text = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trimStart()
  const mark = text.slice(0, 3)
  const isJson = /^\{\s*"/.test(text)
  const read = isJson ? (inner: string): unknown => JSON.parse(`{${inner}}`) : READ[mark]
  const end = isJson ? text.indexOf('\n}') : /^...[ \t]*\n/.test(text) ? text.indexOf(`\n${mark}`, 3) : -1
  if (!read || end < 0) return { values: {}, body: text }
  const lineEnd = text.indexOf('\n', end + 1)
  const inner = text.slice(isJson ? 1 : text.indexOf('\n') + 1, end + 1)
  try {
    const values = read(inner) ?? {}
    // Rules around words (`---`) are not front matter.
    return isObject(values) ? { values, body: lineEnd < 0 ? '' : text.slice(lineEnd + 1) } : { values: {}, body: text }
  } catch {
    if (isJson) return { values: {}, body: text }
    throw new TextProblem('The front matter is no valid YAML or TOML.')
  }
}
