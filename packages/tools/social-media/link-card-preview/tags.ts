import type { HeadTag } from './head-tags.ts'
import type { Input } from './form.ts'

export interface Used {
  value: string
  /** The tag it came from: "og:title", "title", "given address". */
  from: string
}

export type CardImage = NonNullable<ReturnType<typeof imageOf>>

/** The tags that the form's fields are equivalent to. */
export function tagsOfFields(input: Input): HeadTag[] {
  const all: [string, string][] = [
    ['og:title', input.title],
    ['og:description', input.description],
    ['og:image', input.image],
    ['og:site_name', input.siteName],
  ]
  return all.filter(([, content]) => content !== '').map(([key, content]) => ({ by: 'property', key, content }))
}

/** The tags of a head with white space collapsed, without empty ones. */
export class Tags {
  readonly list: readonly HeadTag[]
  constructor(list: readonly HeadTag[]) {
    this.list = list
      .map((tag) => ({ ...tag, content: tag.content.replace(/\s+/g, ' ').trim() }))
      .filter(({ content }) => content !== '')
  }
  all(key: string): HeadTag[] {
    return this.list.filter((tag) => tag.key === key)
  }
  first(...keys: string[]): Used | null {
    const from = keys.find((key) => this.all(key).length > 0)
    return from === undefined ? null : { value: this.all(from)[0]?.content ?? '', from }
  }
}

export function imageOf(tags: Tags, ...keys: string[]) {
  const found = tags.first(...keys)
  if (!found) return null
  const number = (key: string) => {
    const value = Number(tags.first(key)?.value ?? '')
    return Number.isInteger(value) && value > 0 && value <= 20_000 ? value : null
  }
  const isOg = found.from.startsWith('og:')
  return {
    address: found.value,
    from: found.from,
    width: isOg ? number('og:image:width') : null,
    height: isOg ? number('og:image:height') : null,
    alt: tags.first(isOg ? 'og:image:alt' : 'twitter:image:alt')?.value ?? '',
  }
}

/** The values that a card uses, each with the tag it came from. */
export interface Values {
  title: Used | null
  description: Used | null
  image: CardImage | null
  address: Used | null
}
