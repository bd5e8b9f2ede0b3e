import { DOMParser, type Element } from '@xmldom/xmldom'
import { decodeHTML } from 'entities'

/** Link previews read only the beginning of a page and run no scripts. */
const PREVIEW_BYTES = 300_000

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/(?<![\w:-])([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      decodeHTML(value),
    ]),
  )

export type PageFacts = {
  title: string
  /** By `property` or `name`; the first of each counts, as for the networks. */
  meta: Map<string, string>
  repeated: string[]
  links: Record<string, string>[]
  graphs: unknown[]
}

/** The facts that a network or a crawler finds in the first 300 kB of a page: all except the graph are in the head. */
export function readPage(body: Buffer): PageFacts {
  const html = body.subarray(0, PREVIEW_BYTES).toString('utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  const meta = new Map<string, string>()
  const repeated: string[] = []
  for (const [tag] of head.matchAll(/<meta [^>]*>/g)) {
    const { property, name, content = '' } = attributesOf(tag)
    const key = property ?? name
    if (!key) continue
    if (meta.has(key) && key !== 'theme-color') repeated.push(key)
    else meta.set(key, content)
  }
  return {
    title: decodeHTML(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta,
    repeated,
    links: [...head.matchAll(/<link [^>]*>/g)].map(([tag]) => attributesOf(tag)),
    graphs: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as unknown,
    ),
  }
}

/** The root of an XML document; throws if it is not well formed. */
export function parseXml(text: string): Element {
  const problems: string[] = []
  const document = new DOMParser({ onError: (_level, message) => problems.push(message) }).parseFromString(
    text,
    'text/xml',
  )
  const root = document.documentElement
  if (problems.length > 0 || !root) throw new Error(problems.join('\n') || 'no root element')
  return root
}

export const textsOf = (root: Element, name: string): string[] =>
  [...root.getElementsByTagName(name)].map((node) => node.textContent ?? '')
