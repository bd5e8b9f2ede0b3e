import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const ROOT = path.join(import.meta.dirname, '../..')
const CHUNKS = '/_next/static/chunks/'

/** Stands in the router's own components, which Next puts into a chunk of its own for every page. */
const ROUTER_COMPONENT = 'useRouterBFCache'

type Script = { name: string; bytes: number; isRuntime: boolean }

function runtimeFiles(): Set<string> {
  const manifest = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next-e2e', 'build-manifest.json')
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles: string[] }
  return new Set(rootMainFiles.map((file) => path.basename(file)))
}

const isRuntime = (name: string, text: string, runtime: ReadonlySet<string>) =>
  runtime.has(name) || text.includes(ROUTER_COMPONENT)

const weights = new Map<string, Promise<number>>()

async function weigh(address: string): Promise<number> {
  const text = await (await fetch(address)).text()
  return isRuntime(path.basename(new URL(address).pathname), text, runtimeFiles()) ? 0 : gzipSync(text).byteLength
}

/** What scripts weigh in bytes after gzip, those of Next's runtime left out. */
export async function weightOf(addresses: readonly string[]): Promise<number> {
  const each = await Promise.all(
    addresses.map((address) => {
      const weight = weights.get(address) ?? weigh(address)
      weights.set(address, weight)
      return weight
    }),
  )
  return each.reduce((sum, bytes) => sum + bytes, 0)
}

/** Runs in the page: the scripts that it runs, wherever they came from; what is fetched ahead for another page is not among them. */
export const scriptsInUse = () =>
  [...document.scripts].filter(({ src, noModule }) => src !== '' && !noModule).map(({ src }) => src)

/**
 * The scripts that a page's document asks for, those ahead of their use included, in bytes after gzip. Next's runtime is
 * what the build lists as the same for every page (React, the router) and the router's components; all the rest counts as ours, `next/link` included.
 */
export async function pageScripts(origin: string, address: string): Promise<Script[]> {
  const html = await (await fetch(origin + address)).text()
  // Browsers of this decade skip what is marked nomodule.
  const tags = [...html.matchAll(/<script([^>]*)>/g)].map(([tag]) => tag).filter((tag) => !/nomodule/i.test(tag))
  const ahead = [...html.matchAll(/<link([^>]*)>/g)].map(([tag]) => tag).filter((tag) => tag.includes('as="script"'))
  const sources = new Set([...tags, ...ahead].flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []))
  const runtime = runtimeFiles()
  return Promise.all(
    [...sources].map(async (source) => {
      const text = await (await fetch(new URL(source, origin))).text()
      const name = source.replace(CHUNKS, '')
      return { name, bytes: gzipSync(text).byteLength, isRuntime: isRuntime(name, text, runtime) }
    }),
  )
}
