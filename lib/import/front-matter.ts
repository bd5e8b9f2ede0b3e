import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { isObject, type JsonObject } from './json.ts'

/** Front matter in YAML (between lines of `---`) or TOML (`+++`), and the text below it. Throws a RangeError for one that cannot be read. */
export function frontMatterOf(source: string): { values: JsonObject; body: string } {
  const text = source
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .trimStart()
  const mark = text.slice(0, 3)
  const end = /^(?:---|\+\+\+)[ \t]*\n/.test(text) ? text.indexOf(`\n${mark}`, 3) : -1
  if (end < 0) return { values: {}, body: text }
  const lineEnd = text.indexOf('\n', end + 1)
  const inner = text.slice(text.indexOf('\n') + 1, end + 1)
  try {
    const values: unknown = mark === '+++' ? parseToml(inner) : parseYaml(inner, { maxAliasCount: 100 })
    return { values: isObject(values) ? values : {}, body: lineEnd < 0 ? '' : text.slice(lineEnd + 1) }
  } catch {
    throw new RangeError('The front matter is no valid YAML or TOML.')
  }
}
