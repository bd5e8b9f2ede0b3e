import pLimit from 'p-limit'
import type { BuiltFunction } from './adapter.ts'
import { type Answer, invoke, makePlace, megabytesOf, placeFunction, type Surroundings } from './functions.ts'
import { removeLocked } from './locked-folder.ts'

const POST = '/blog/buckwheat-pierogi-with-roasted-plums'

/** Functions that read extra files, and one function of each kind, with the expected response. */
const ASKED: [what: string, pathname: string, address: string, type: RegExp][] = [
  ['home', '/', '/', /html/],
  ['a listing', '/blog', '/blog', /html/],
  ['a post', '/blog/[slug]', POST, /html/],
  ['search', '/search', '/search?q=pierogi', /html/],
  ['the panel’s login', '/admin/login', '/admin/login', /html/],
  ['a post as Markdown', '/markdown/[slug]', `/markdown/${POST.split('/').at(-1)}`, /markdown/],
  ['the feed', '/feed.xml', '/feed.xml', /xml/],
  ['the sitemap', '/sitemap.xml', '/sitemap.xml', /xml/],
  ['ready', '/api/ready', '/api/ready', /json/],
]

export type AloneRow = {
  function: string
  result: string
  status: number
  'cold start ms': number
  'memory MB': number
  MB: number
}

/** The address of the social card of a post, as its page names it. */
async function cardOf(origin: string): Promise<string> {
  const page = await (await fetch(origin + POST)).text()
  const found = /property="og:image" content="([^"]+)"/.exec(page)?.[1]
  if (!found) throw new Error(`${POST} names no social card.`)
  return new URL(found).pathname
}

const isRight = ({ status, type, body }: Answer, wanted: RegExp): boolean =>
  status === 200 && wanted.test(type) && body.length > 0

/**
 * Calls functions, each in a process and a folder with its own files only. `origin` serves the same build. One at a
 * time, so that the times are those of one function alone; tests do not read the times.
 */
export async function askAlone(
  functions: readonly BuiltFunction[],
  origin: string,
  surroundings: Surroundings,
  atOnce = 1,
): Promise<AloneRow[]> {
  const asked = [...ASKED, ['a social card', '/og/[...path]', await cardOf(origin), /^image\/(?:png|jpeg)/] as const]
  const place = makePlace()
  try {
    return await pLimit(atOnce).map(asked, async ([what, pathname, address, type]) => {
      const found = placeFunction(functions, pathname, place)
      const answer = await invoke(found, address, surroundings)
      return {
        function: `${what} (${pathname})`,
        result: isRight(answer, type) ? 'passed' : `FAILED: ${answer.type}, ${answer.body.length} bytes`,
        status: answer.status,
        'cold start ms': answer.coldStartMs,
        'memory MB': answer.memoryMb,
        MB: megabytesOf(found),
      }
    })
  } finally {
    removeLocked(place)
  }
}
