import type { Input } from './form.ts'

/** What the tags and the metadata object say, each value once. */
export interface Facts {
  readonly robots: readonly (readonly [rule: string, value: string | number | boolean])[]
  readonly ogTitle: string
  readonly ogDescription: string
  readonly published: string
  readonly modified: string
  /** Only where X is to show something else than Open Graph says. */
  readonly xTitle: string
  readonly xDescription: string
}

type Value = string | number | boolean | undefined | readonly Value[] | { readonly [key: string]: Value }

const isEmpty = (value: Value): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && (Array.isArray(value) ? value : Object.values(value)).every(isEmpty))

// JSON is JavaScript, but for two line separators that older readers end a line at.
const literal = (value: string | number | boolean) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

/** A value as source text. Empty parts are left out. */
function source(value: Value, indent: string): string {
  if (value === undefined) return 'undefined'
  if (typeof value !== 'object') return literal(value)
  const inner = `${indent}  `
  if (Array.isArray(value)) return `[${value.map((part) => source(part, indent)).join(', ')}]`
  const lines = Object.entries(value)
    .filter(([, part]) => !isEmpty(part))
    .map(([name, part]) => `${inner}${key(name)}: ${source(part, inner)},`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

function image(input: Input): Value {
  if (input.image === '') return undefined
  const [width, height] = [input.imageWidth ?? undefined, input.imageHeight ?? undefined]
  return [{ url: input.image, width, height, alt: input.imageAlt }]
}

/** The same head for the Next.js Metadata API; viewport and theme colour stand in an export of their own there. */
export function metadataObject(input: Input, facts: Facts): string {
  const isArticle = input.ogType === 'article'
  const metadata: Value = {
    title: input.title,
    description: input.description,
    authors: input.author === '' ? undefined : [{ name: input.author }],
    alternates: { canonical: input.canonical },
    robots: Object.fromEntries(facts.robots),
    openGraph: {
      type: input.ogType,
      title: facts.ogTitle,
      description: facts.ogDescription,
      url: input.canonical,
      siteName: input.siteName,
      locale: input.locale,
      images: image(input),
      publishedTime: facts.published,
      modifiedTime: facts.modified,
      section: isArticle ? input.section : undefined,
      tags: isArticle && input.tags.length > 0 ? input.tags : undefined,
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
    `export const metadata: Metadata = ${source(metadata, '')}`,
    ...(hasViewport ? ['', `export const viewport: Viewport = ${source({ themeColor: input.themeColour }, '')}`] : []),
    '',
  ].join('\n')
}
