import type { Input } from './form.ts'

/** The values that the tags and the metadata object share. */
export interface Facts {
  readonly robots: readonly (readonly [rule: string, value: string | number | boolean])[]
  readonly ogTitle: string
  readonly ogDescription: string
  readonly published: string
  readonly modified: string
  readonly tags: readonly string[]
  /** Set only if X shows something other than Open Graph. */
  readonly xTitle: string
  readonly xDescription: string
}

/** A value as JavaScript source: JSON with unquoted keys where possible, without empty parts. */
const source = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) => (part === '' || part === null ? undefined : part), 2)
    .replace(/^( *)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The same tags for the Next.js Metadata API, where the theme colour is in the separate viewport export. */
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
