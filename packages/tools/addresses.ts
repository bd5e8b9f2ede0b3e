import { toolPath } from './catalog.ts'
import { FILTER_KEY } from './filter.ts'
import { findGroup } from './groups.ts'
import { findTool } from './registry.ts'

const parts = (pathname: string): string[] => pathname.split('/').filter(Boolean)

/** Whether the page answers a query: a calculator reads its form, the directory and the groups their filter. */
export function takesQuery(pathname: string, query: URLSearchParams): boolean {
  if (query.size === 0) return false
  const [first = '', group = '', slug, ...more] = parts(pathname)
  if (slug !== undefined) return more.length === 0 && findTool(group, slug)?.noScript === 'form'
  if (!query.has(FILTER_KEY)) return false
  return pathname === '/tools' || findGroup(group || first)?.path === pathname
}

/** The short address for the long one, `/tools/{group}/{slug}`; null when the tool has none. */
export function shortAddress(pathname: string): string | null {
  const [tools, group = '', slug = '', ...more] = parts(pathname)
  const tool = tools === 'tools' && more.length === 0 ? findTool(group, slug) : undefined
  return tool?.hasShortAddress ? toolPath(tool) : null
}
