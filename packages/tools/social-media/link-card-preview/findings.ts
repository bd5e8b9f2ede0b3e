import { parseHttpUrl } from '../../kit/inputs.ts'
import { countCharacters } from '../../kit/text.ts'
import type { Tags, Values } from './tags.ts'

export interface Finding {
  kind: 'missing' | 'conflict' | 'advice'
  text: string
}

/** Guidelines: where cards cut. */
export const TITLE_CUT = 65
export const DESCRIPTION_CUT = 155

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

/** What is missing, contradicts itself or could be better. */
export function findingsFor(tags: Tags, { title, description, image, address }: Values): Finding[] {
  const findings: Finding[] = []
  const add = (kind: Finding['kind'], text: string) => findings.push({ kind, text })
  for (const key of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
    if (tags.all(key).length === 0)
      add('missing', `${key} is missing${fallbackFor(key, { title, description, image, address })}.`)
  }
  if (!tags.first('twitter:card')) add('missing', 'twitter:card is missing: X shows a small card or only a link.')
  if (image && !tags.first('og:image:alt'))
    add('missing', 'og:image:alt is missing: a screen reader has nothing to say of the picture.')
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
