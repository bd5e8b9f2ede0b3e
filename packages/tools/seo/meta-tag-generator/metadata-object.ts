import type { Input } from './form.ts'

/** What the tags and the metadata object say, each value once. */
export interface Facts {
  readonly robots: readonly (readonly [rule: string, value: string | number | boolean])[]
  readonly ogTitle: string
  readonly ogDescription: string
  readonly published: string
  readonly modified: string
  readonly tags: readonly string[]
  /** Only where X is to show something else than Open Graph says. */
  readonly xTitle: string
  readonly xDescription: string
}

/** A value as source text. JSON is JavaScript; keys that need no quotes lose theirs, and empty parts are left out. */
const source = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (part === '' || part === null ? undefined : part), 2)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The same head for the Next.js Metadata API; viewport and theme colour stand in an export of their own there. */
export function metadataObject(input: Input, facts: Facts): string {
  const isArticle = input.ogType === 'article'
  const { image: url, imageWidth: width, imageHeight: height, imageAlt: alt } = input
  const metadata = {
    title: input.title,
    description: input.description,
    authors: input.author === '' ? undefined : [{ name: input.author }],
    alternates: input.canonical === '' ? undefined : { canonical: input.canonical },
    robots: facts.robots.length === 0 ? undefined : Object.fromEntries(facts.robots),
    openGraph: {
      type: input.ogType,
      title: facts.ogTitle,
      description: facts.ogDescription,
      url: input.canonical,
      siteName: input.siteName,
      locale: input.locale,
      images: url === '' ? undefined : [{ url, width, height, alt }],
      publishedTime: facts.published,
      modifiedTime: facts.modified,
      section: isArticle ? input.section : undefined,
      tags: facts.tags.length > 0 ? facts.tags : undefined,
    },
    twitter: {
      card: input.xCard,
      site: input.xSite,
      creator: input.xCreator,
      title: facts.xTitle,
      description: facts.xDescription,
    },
  }
  const hasViewport = input.themeColour !== ''
  return [
    `import type { Metadata${hasViewport ? ', Viewport' : ''} } from 'next'`,
    '',
    `export const metadata: Metadata = ${source(metadata)}`,
    ...(hasViewport ? ['', `export const viewport: Viewport = ${source({ themeColor: input.themeColour })}`] : []),
    '',
  ].join('\n')
}
