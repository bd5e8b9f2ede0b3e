import { gzipSync } from 'node:zlib'

const KILOBYTE = 1000

/** Bytes after gzip of React and the router of Next 16.4.6, which every page loads. Measure again after an upgrade. */
export const RUNTIME = 137 * KILOBYTE

/** The bytes of scripts that a page may load beside the runtime; the studio's menus and forms need more. */
export function scriptBudgetOf(path: string): number {
  return (/^\/(services|case-studies|tools|career-toolkit)/.test(path) ? 32 : 15) * KILOBYTE
}

/** The size of each script, measured once, because pages share most of them. */
const weights = new Map<string, Promise<number>>()

function weightOf(address: string): Promise<number> {
  const known = weights.get(address)
  if (known) return known
  const weight = fetch(address).then(async (answer) => gzipSync(await answer.text()).byteLength)
  weights.set(address, weight)
  return weight
}

/** The bytes after gzip of the scripts of a document, with its preloads. */
export async function scriptBytes(html: string, origin: string): Promise<number> {
  // Modern browsers skip scripts with the attribute nomodule.
  const tags = [...html.matchAll(/<script([^>]*)>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const ahead = [...html.matchAll(/<link([^>]*)>/g)].map(([tag]) => tag).filter((tag) => tag.includes('as="script"'))
  const sources = new Set([...tags, ...ahead].flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []))
  const sizes = await Promise.all([...sources].map((source) => weightOf(new URL(source, origin).href)))
  return sizes.reduce((sum, size) => sum + size, 0)
}
