import { escapeHtml } from '../../kit/escape.ts'
import { parseHttpUrl } from '../../kit/inputs.ts'
import { countCharacters } from '../../kit/text.ts'
import type { HeadTag } from './head-tags.ts'
import type { Input } from './schema.ts'

export interface Used {
  value: string
  /** The tag it came from: "og:title", "title", "given address". */
  from: string
}

export interface CardImage {
  address: string
  from: string
  width: number | null
  height: number | null
  alt: string
}

export interface Card {
  network: 'Facebook' | 'X' | 'LinkedIn' | 'Slack' | 'WhatsApp'
  title: Used | null
  description: Used | null
  image: CardImage | null
  /** Large picture above, or a small one beside the words. */
  isLarge: boolean
}

export interface Finding {
  kind: 'missing' | 'conflict' | 'advice'
  text: string
}

export interface Result {
  cards: Card[]
  host: string
  address: Used | null
  siteName: string
  findings: Finding[]
  /** Tags to paste, with what is missing marked. */
  corrected: string
  missing: number
}

/** Guidelines: where cards cut. */
export const TITLE_CUT = 65
export const DESCRIPTION_CUT = 155

/** The tags that fields stand for. */
export function tagsOfFields(input: Input): HeadTag[] {
  const all: [string, string][] = [
    ['og:title', input.title],
    ['og:description', input.description],
    ['og:image', input.image],
    ['og:site_name', input.siteName],
  ]
  return all.filter(([, content]) => content !== '').map(([key, content]) => ({ by: 'property', key, content }))
}

class Tags {
  readonly list: readonly HeadTag[]
  constructor(list: readonly HeadTag[]) {
    this.list = list
      .map((tag) => ({ ...tag, content: tag.content.replace(/\s+/g, ' ').trim() }))
      .filter(({ content }) => content !== '')
  }
  all(key: string): HeadTag[] {
    return this.list.filter((tag) => tag.key === key)
  }
  /** The first of several keys that is there. */
  first(...keys: string[]): Used | null {
    for (const key of keys) {
      const [tag] = this.all(key)
      if (tag) return { value: tag.content, from: key }
    }
    return null
  }
}

const OTHERS = ['Facebook', 'LinkedIn', 'Slack', 'WhatsApp'] as const

function imageOf(tags: Tags, ...keys: string[]): CardImage | null {
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

export function calculate(given: readonly HeadTag[], pageAddress: string): Result {
  const tags = new Tags(given)
  const ownAddress = pageAddress === '' ? null : { value: pageAddress, from: 'given address' }
  const address = tags.first('og:url', 'canonical') ?? ownAddress
  const title = tags.first('og:title', 'twitter:title', 'title')
  const description = tags.first('og:description', 'description')
  const image = imageOf(tags, 'og:image', 'og:image:url', 'og:image:secure_url')
  const host = hostOf(address?.value, pageAddress)
  const cards: Card[] = OTHERS.map((network) => ({
    network,
    title,
    description,
    image,
    isLarge: network !== 'WhatsApp' && image !== null,
  }))
  const kind = tags.first('twitter:card')?.value
  cards.splice(1, 0, {
    network: 'X',
    title: tags.first('twitter:title', 'og:title', 'title'),
    description: tags.first('twitter:description', 'og:description', 'description'),
    image: imageOf(tags, 'twitter:image', 'twitter:image:src', 'og:image'),
    isLarge: kind === 'summary_large_image',
  })
  const findings = findingsFor(tags, { title, description, image, address })
  return {
    cards,
    host,
    address,
    siteName: tags.first('og:site_name')?.value ?? host,
    findings,
    ...correctedTags(tags, { title, description, image, address }),
  }
}

const hostOf = (...addresses: (string | undefined)[]): string => {
  for (const address of addresses) {
    const url = address === undefined ? null : parseHttpUrl(address)
    if (url) return url.hostname.replace(/^www\./, '')
  }
  return 'no address'
}

interface Values {
  title: Used | null
  description: Used | null
  image: CardImage | null
  address: Used | null
}

const single = [
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'twitter:card',
  'twitter:title',
  'description',
  'canonical',
  'title',
]

function findingsFor(tags: Tags, { title, description, image, address }: Values): Finding[] {
  const findings: Finding[] = []
  const add = (kind: Finding['kind'], text: string) => findings.push({ kind, text })
  for (const key of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
    if (tags.all(key).length === 0)
      add('missing', `${key} is missing${fallbackFor(key, { title, description, image, address })}.`)
  }
  if (!tags.first('twitter:card')) add('missing', 'twitter:card is missing: X shows a small card or only a link.')
  if (image && !tags.first('og:image:alt'))
    add('missing', 'og:image:alt is missing: nobody can read the picture to who does not see it.')
  for (const key of single) {
    const values = new Set(tags.all(key).map(({ content }) => content))
    if (values.size > 1)
      add('conflict', `${key} stands ${tags.all(key).length} times with different values; the first is used.`)
  }
  if (tags.all('og:image').length > 1) add('advice', `${tags.all('og:image').length} og:image tags: the first is used.`)
  checkWriting(tags, add)
  checkAddresses(tags, { address, image }, add)
  if (title && countCharacters(title.value) > TITLE_CUT)
    add(
      'advice',
      `The title has ${countCharacters(title.value)} characters; cards cut it at about 60 to 70 (guideline).`,
    )
  if (description && countCharacters(description.value) > DESCRIPTION_CUT) {
    add(
      'advice',
      `The description has ${countCharacters(description.value)} characters; cards cut it at about ${DESCRIPTION_CUT} (guideline).`,
    )
  }
  if (image?.width && image.height && (image.width < 200 || image.height < 200))
    add('advice', 'The declared picture is smaller than the 200 × 200 that Facebook wants.')
  return findings
}

function fallbackFor(key: string, { title, description, address }: Values): string {
  const used = { 'og:title': title, 'og:description': description, 'og:url': address }[key]
  return used ? `; ${used.from} is used instead` : ''
}

/** `property` belongs to Open Graph, `name` to X and HTML; both are read. */
function checkWriting(tags: Tags, add: (kind: Finding['kind'], text: string) => void): void {
  const named = new Set(tags.list.filter(({ by, key }) => by === 'name' && key.startsWith('og:')).map(({ key }) => key))
  const propertied = new Set(
    tags.list.filter(({ by, key }) => by === 'property' && !/^(?:og|article):/.test(key)).map(({ key }) => key),
  )
  if (named.size > 0)
    add('advice', `${[...named].join(', ')} uses name instead of property. It is read, but not by every network.`)
  if (propertied.size > 0)
    add('advice', `${[...propertied].join(', ')} uses property instead of name. It is read, but not by every network.`)
}

function checkAddresses(
  tags: Tags,
  { address, image }: Pick<Values, 'address' | 'image'>,
  add: (kind: Finding['kind'], text: string) => void,
): void {
  if (image && !/^https?:\/\//i.test(image.address))
    add(
      'conflict',
      `The address of the picture, ${image.address.slice(0, 80)}, is not a full one: networks do not find it.`,
    )
  else if (image && /^http:/i.test(image.address))
    add('advice', 'The picture is on http; some networks load pictures from https only.')
  if (address && address.from !== 'given address' && !parseHttpUrl(address.value))
    add('conflict', `${address.from} is not a full address: ${address.value.slice(0, 80)}`)
  const [og] = tags.all('og:url')
  const [canonical] = tags.all('canonical')
  if (og && canonical && og.content !== canonical.content)
    add('conflict', 'og:url and the canonical address differ: shares are counted for og:url.')
}

/** A head that every network understands; what nobody gave is a visible mark. */
function correctedTags(
  tags: Tags,
  { title, description, image, address }: Values,
): { corrected: string; missing: number } {
  const mark = (value: string | undefined, what: string) => value ?? `[add ${what}]`
  const imageAddress = image && absolute(image.address, address?.value)
  const lines: [string, string, string][] = [
    ['property', 'og:type', tags.first('og:type')?.value ?? 'website'],
    ['property', 'og:title', mark(title?.value, 'a title')],
    ['property', 'og:description', mark(description?.value, 'a description')],
    ['property', 'og:url', mark(address?.value, 'the address')],
    ['property', 'og:image', mark(imageAddress ?? undefined, 'a picture')],
    ['property', 'og:image:alt', mark(image?.alt || undefined, 'what the picture shows')],
    ['name', 'twitter:card', tags.first('twitter:card')?.value ?? 'summary_large_image'],
  ]
  const site = tags.first('og:site_name')
  if (site) lines.push(['property', 'og:site_name', site.value])
  const size =
    image?.width && image.height
      ? ([
          ['og:image:width', image.width],
          ['og:image:height', image.height],
        ] as const)
      : []
  for (const [key, value] of size) lines.push(['property', key, String(value)])
  return {
    corrected: lines.map(([by, key, value]) => `<meta ${by}="${key}" content="${escapeHtml(value)}">`).join('\n'),
    missing: lines.filter(([, , value]) => /^\[add .*\]$/.test(value)).length,
  }
}

/** Only http and https ever come out; a script as an address is no picture. */
function absolute(address: string, base: string | undefined): string | null {
  try {
    return parseHttpUrl(new URL(address, base).href)?.href ?? null
  } catch {
    return null
  }
}
