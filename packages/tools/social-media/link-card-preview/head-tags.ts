export interface HeadTag {
  /** Pages use both `property` and `name`; a title and a link have neither. */
  by: 'property' | 'name' | 'title' | 'link'
  /** Lower case: "og:title", "description", "title", "canonical". */
  key: string
  content: string
}

const KEYS = /^(?:og:|twitter:|article:|description$|robots$)/

/**
 * The tags of pasted HTML. `DOMParser` decodes each entity once, runs no script and loads no image. Its document never
 * becomes part of the page.
 */
export function readHeadTags(html: string): HeadTag[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const tags: HeadTag[] = []
  for (const element of parsed.querySelectorAll('title, meta[content], link[rel][href]')) {
    if (element.closest('svg')) continue
    if (element.localName === 'title') tags.push({ by: 'title', key: 'title', content: element.textContent ?? '' })
    else if (element.localName === 'link') {
      const isCanonical = (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/).includes('canonical')
      if (isCanonical) tags.push({ by: 'link', key: 'canonical', content: element.getAttribute('href') ?? '' })
    } else {
      const property = element.getAttribute('property')
      const key = (property ?? element.getAttribute('name') ?? '').trim().toLowerCase()
      if (KEYS.test(key))
        tags.push({ by: property === null ? 'name' : 'property', key, content: element.getAttribute('content') ?? '' })
    }
  }
  return tags
}
