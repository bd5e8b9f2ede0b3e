import { pagePicture } from '../metadata'
import { itemListNode, listId } from './list'
import { type Graph, organizationId, type SchemaNode } from './node'
import { pageGraphOf, trailOf } from './page'
import { findStudioNode } from './studio'
import { sitePage, sitePages } from '../site-pages'

const KINDS: Record<string, string> = { '/about': 'AboutPage', '/contact': 'ContactPage' }

/** The pages one step below; the pages directly under the home page are its navigation, not a list. */
const childrenOf = (path: string) => (path === '/' ? [] : sitePages.filter(({ parent }) => parent === path))

function mainNode(path: string): SchemaNode | null {
  const studio = findStudioNode(path)
  if (studio) return studio
  const children = childrenOf(path)
  return children.length > 0
    ? itemListNode(
        path,
        children.map(({ title, path: child }) => ({ name: title, path: child })),
      )
    : null
}

function mainEntityOf(path: string, node: SchemaNode | null): string | undefined {
  if (node && typeof node['@id'] === 'string') return node['@id']
  return path === '/' || path in KINDS ? organizationId() : undefined
}

/** The graph of a page of `lib/seo/site-pages.ts`; an overview lists the pages below it. */
export function pageGraph(path: string): Graph {
  const page = sitePage(path)
  const node = mainNode(path)
  const mainEntity = mainEntityOf(path, node)
  const type = KINDS[path] ?? (node?.['@id'] === listId(path) ? 'CollectionPage' : 'WebPage')
  return pageGraphOf(
    {
      type,
      path,
      title: page.title,
      description: page.description,
      trail: trailOf(path),
      picture: pagePicture(page),
      ...(mainEntity ? { mainEntity } : {}),
    },
    ...(node ? [node] : []),
  )
}
