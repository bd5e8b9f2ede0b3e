import { absoluteUrl } from '@/lib/absolute-url'

/** A node of schema.org. A test checks it against the published vocabulary. */
export type SchemaNode = { readonly '@type': string | readonly string[]; readonly [property: string]: unknown }
export type Reference = { readonly '@id': string }
/** A node that others can refer to. */
export type NamedNode = SchemaNode & Reference

export type Graph = { readonly '@context': 'https://schema.org'; readonly '@graph': readonly SchemaNode[] }

export const graphOf = (...nodes: readonly SchemaNode[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
})

export const refer = (id: string): Reference => ({ '@id': id })

/** Ids that stay the same on every page, so that crawlers recognise the same thing. */
export const organizationId = (): string => absoluteUrl('/#organization')
export const websiteId = (): string => absoluteUrl('/#website')
export const webPageId = (path: string): string => absoluteUrl(`${path}#webpage`)
export const breadcrumbId = (path: string): string => absoluteUrl(`${path}#breadcrumb`)
export const listId = (path: string): string => absoluteUrl(`${path}#list`)
export const articleId = (path: string): string => absoluteUrl(`${path}#article`)
export const recipeId = (path: string): string => absoluteUrl(`${path}#recipe`)
export const personId = (authorPath: string): string => absoluteUrl(`${authorPath}#person`)

/** JSON for a script element: `<` is written as an escape, so that no title can close the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
