import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const ROOT = path.join(import.meta.dirname, '../..')
const CHUNKS = '/_next/static/chunks/'

/** Stands in the router's own components, which Next puts into a chunk of its own for every page. */
const ROUTER_COMPONENT = 'useRouterBFCache'

const distFolder = () => path.join(ROOT, process.env.NEXT_DIST_DIR || '.next-e2e')

type Script = { name: string; bytes: number; isRuntime: boolean }

function runtimeFiles(): Set<string> {
  const manifest = path.join(distFolder(), 'build-manifest.json')
  const { rootMainFiles } = JSON.parse(readFileSync(manifest, 'utf8')) as { rootMainFiles: string[] }
  return new Set(rootMainFiles.map((file) => path.basename(file)))
}

/**
 * The scripts that a page's document asks for, those ahead of their use included, in bytes after gzip. Next's runtime is what the build lists as the same for
 * every page (React, the router) and the router's components; all the rest counts as ours, `next/link` included.
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
      return { name, bytes: gzipSync(text).byteLength, isRuntime: runtime.has(name) || text.includes(ROUTER_COMPONENT) }
    }),
  )
}

/**
 * What the panel of each tool adds to its document, in bytes after gzip, by `group/slug`: the chunks that the build's own
 * loader fetches for it. Read from the build, since a browser would also count what it fetches ahead for other pages.
 */
export function panelWeights(documentScripts: ReadonlySet<string>): Map<string, number> {
  const folder = path.join(distFolder(), 'static/chunks')
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = new Map(chunks.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]))
  const build = [...texts.values()].join('\n')
  const weigh = (name: string) => gzipSync(texts.get(name) ?? '').byteLength
  const panels = build.matchAll(/"@\/lib\/tools\/([\w/-]+)\/panel\.tsx":\{id:\(\)=>(\d+)/g)
  return new Map(
    [...panels].map(([, tool = '', id = '']) => {
      const [, list = ''] = new RegExp(`[,[]${id},\\w+=>\\{[^[]*?Promise\\.all\\(\\[([^\\]]*)\\]`).exec(build) ?? []
      const names = new Set([...list.matchAll(/chunks\/([\w.-]+\.js)/g)].map(([, name = '']) => name))
      const own = [...names].filter((name) => !documentScripts.has(name))
      return [tool, own.reduce((sum, name) => sum + weigh(name), 0)]
    }),
  )
}
