import { gzipSync } from 'node:zlib'

const KILOBYTE = 1000

/** React and the router of Next 16.4.6, which every page has, in bytes after gzip: an upgrade measures them anew. */
export const RUNTIME = 137 * KILOBYTE

/** The bytes that a page may have beside the runtime. The studio's menus and forms have their price. */
export function scriptBudgetOf(path: string): number {
  return (/^\/(services|case-studies|tools|career-toolkit)/.test(path) ? 32 : 15) * KILOBYTE
}

/** The pages of a site share most scripts: each is weighed once. */
const weights = new Map<string, Promise<number>>()

function weightOf(address: string): Promise<number> {
  const known = weights.get(address)
  if (known) return known
  const weight = fetch(address).then(async (answer) => gzipSync(await answer.text()).byteLength)
  weights.set(address, weight)
  return weight
}

/** The bytes after gzip of the scripts that a document asks for, its preloads included. */
export async function scriptBytes(html: string, origin: string): Promise<number> {
  // Browsers of this decade skip scripts that are marked nomodule.
  const tags = [...html.matchAll(/<script([^>]*)>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const ahead = [...html.matchAll(/<link([^>]*)>/g)].map(([tag]) => tag).filter((tag) => tag.includes('as="script"'))
  const sources = new Set([...tags, ...ahead].flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []))
  const sizes = await Promise.all([...sources].map((source) => weightOf(new URL(source, origin).href)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
