import { iconLinks } from './icons'
import { identity } from '@/lib/identity'

/** An element of a page's head that is read in its document alone. */
export type HeadTag = ['meta' | 'link', Readonly<Record<string, string>>]

export const metaTag = (name: string, content: string): HeadTag => ['meta', { name, content }]
export const openGraphTag = (property: string, content: string): HeadTag => ['meta', { property, content }]
export const linkTag = (properties: Readonly<Record<string, string>>): HeadTag => ['link', properties]

/** Both ways. Data of ours on a way that takes texts. */
export const writeHeadTags = (tags: readonly HeadTag[]): string => JSON.stringify(tags)
export const readHeadTags = (text: string): HeadTag[] => JSON.parse(text) as HeadTag[]

/** `index, follow, max-snippet:-1`. */
export const robotsText = (rules: Readonly<Record<string, boolean | string | number>>): string =>
  Object.entries(rules)
    .map(([name, value]) => (value === true ? name : `${name}:${value}`))
    .join(', ')

/** What every public page says alike: its name as an app, its icons, and that no browser is to guess telephone numbers. */
export const siteHeadTags = (): HeadTag[] => [
  metaTag('application-name', identity.name),
  metaTag('format-detection', 'telephone=no, address=no, email=no'),
  ...iconLinks.icon.map(({ url, sizes, type }) => linkTag({ rel: 'icon', href: url, sizes, ...(type && { type }) })),
  ...iconLinks.apple.map(({ url, sizes }) => linkTag({ rel: 'apple-touch-icon', href: url, sizes })),
]
