import { textsOf, parseXml } from '../seo/page-facts'
import { readLinks } from './page-links'

export type Answer = { status: number; type: string; ids: ReadonlySet<string> | null }

export type Walk = {
  /** The answer of every linked internal address, without its anchor. */
  answers: ReadonlyMap<string, Answer>
  /** Each link with its page, anchors included. */
  links: readonly { from: string; to: URL }[]
  /** The addresses of the site's own images. */
  images: ReadonlySet<string>
  /** Walks for at most this time; returns how many known addresses are left. */
  walkFor: (milliseconds: number) => Promise<number>
}

const AT_ONCE = 6

/** An address without its origin and anchor. */
export const pathOf = ({ pathname, search }: URL): string => pathname + search

/** Follows every internal link, picture, script and feed from the start addresses on, and from the sitemaps. */
export function walkSite(origin: string, starts: readonly string[]): Walk {
  const answers = new Map<string, Answer>()
  const links: { from: string; to: URL }[] = []
  const images = new Set<string>()
  const queue: string[] = []
  const known = new Set<string>()

  const found = (from: string, address: string) => {
    const to = new URL(address, origin + from)
    if (to.origin !== origin) return
    links.push({ from, to })
    const path = pathOf(to)
    // One format of a topic's feed is enough: e2e/seo/machines.spec.ts reads all three formats of other feeds.
    if (known.has(path) || /^\/feeds\/topic-.+\.(?:atom|json)$/.test(path)) return
    known.add(path)
    queue.push(path)
  }

  const visitPage = async (path: string) => {
    // A link to a redirect costs every reader a round trip, so it counts as broken.
    const answer = await fetch(origin + path, { redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const text = /html|sitemap/.test(type + path) ? await answer.text() : (await answer.arrayBuffer(), '')
    if (type.includes('html')) {
      const { links: named, images: shown, ids } = readLinks(text)
      answers.set(path, { status: answer.status, type, ids })
      if (answer.ok) for (const address of named) found(path, address)
      for (const address of shown) images.add(pathOf(new URL(address, origin + path)))
    } else {
      answers.set(path, { status: answer.status, type, ids: null })
      if (answer.ok && path.includes('sitemap'))
        for (const address of textsOf(parseXml(text), 'loc')) found(path, address)
    }
  }

  for (const start of starts) found('/', start)
  const walkFor = async (milliseconds: number) => {
    const end = Date.now() + milliseconds
    const visitNext = async () => {
      for (let path = queue.shift(); path !== undefined; path = Date.now() < end ? queue.shift() : undefined)
        await visitPage(path)
    }
    // The queue is empty for a moment while pages with further links are still being read.
    while (queue.length > 0 && Date.now() < end) await Promise.all(Array.from({ length: AT_ONCE }, visitNext))
    return queue.length
  }
  return { answers, links, images, walkFor }
}
