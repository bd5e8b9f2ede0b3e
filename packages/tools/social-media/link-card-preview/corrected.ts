import { escapeHtml } from '../../kit/escape.ts'
import { parseHttpUrl } from '../../kit/inputs.ts'
import type { Tags, Values } from './tags.ts'

export function correctedTags(tags: Tags, { title, description, image, address }: Values, pageAddress: string) {
  const mark = (value: string | null | undefined, what: string) => value ?? `[add ${what}]`
  const url = address && (absolute(address.value, pageAddress) ?? absolute(pageAddress))
  const imageAddress = image && absolute(image.address, url)
  const lines: [string, string, string][] = [
    ['property', 'og:type', tags.first('og:type')?.value ?? 'website'],
    ['property', 'og:title', mark(title?.value, 'a title')],
    ['property', 'og:description', mark(description?.value, 'a description')],
    ['property', 'og:url', mark(url, 'the address')],
    ['property', 'og:image', mark(imageAddress, 'a picture')],
    ['property', 'og:image:alt', mark(image?.alt || undefined, 'what the picture shows')],
    ['name', 'twitter:card', tags.first('twitter:card')?.value ?? 'summary_large_image'],
  ]
  const site = tags.first('og:site_name')
  if (site) lines.push(['property', 'og:site_name', site.value])
  if (image?.width && image.height) {
    lines.push(['property', 'og:image:width', String(image.width)])
    lines.push(['property', 'og:image:height', String(image.height)])
  }
  return {
    corrected: lines.map(([by, key, value]) => `<meta ${by}="${key}" content="${escapeHtml(value)}">`).join('\n'),
    /** Number of placeholders to fill in. */
    missing: lines.filter(([, , value]) => /^\[add .*\]$/.test(value)).length,
  }
}

/** The absolute http or https address; null for any other, such as a `javascript:` URL. */
function absolute(address: string, page?: string | null): string | null {
  const base = page || undefined
  return URL.canParse(address, base) ? (parseHttpUrl(new URL(address, base).href)?.href ?? null) : null
}
