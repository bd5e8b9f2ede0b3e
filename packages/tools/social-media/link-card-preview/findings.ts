import { parseHttpUrl } from '../../kit/inputs.ts'
import { countCharacters } from '../../kit/text.ts'
import type { HeadTag } from './head-tags.ts'
import type { Tags, Used, Values } from './tags.ts'

export interface Finding {
  kind: 'missing' | 'conflict' | 'advice'
  text: string
}

type Add = (kind: Finding['kind'], text: string) => void

/** Lengths at which cards cut their texts; guidelines. */
export const TITLE_CUT = 65
export const DESCRIPTION_CUT = 155

const SINGLE =
  'og:title og:description og:url og:type og:site_name twitter:card twitter:title description canonical title'.split(
    ' ',
  )

/** Missing, contradictory and improvable tags. */
export function findingsFor(tags: Tags, { title, description, image, address }: Values): Finding[] {
  const findings: Finding[] = []
  const add: Add = (kind, text) => void findings.push({ kind, text })
  const fallbacks = {
    'og:title': title,
    'og:description': description,
    'og:image': null,
    'og:url': address,
    'og:type': null,
  }
  for (const [key, used] of Object.entries(fallbacks)) {
    if (tags.all(key).length === 0) add('missing', `${key} is missing${used ? `; ${used.from} is used instead` : ''}.`)
  }
  if (!tags.first('twitter:card')) add('missing', 'twitter:card is missing: X shows a small card or only a link.')
  if (image && !tags.first('og:image:alt'))
    add('missing', 'og:image:alt is missing: a screen reader has nothing to say of the picture.')
  for (const key of SINGLE) {
    const values = new Set(tags.all(key).map(({ content }) => content))
    if (values.size > 1)
      add('conflict', `${key} stands ${tags.all(key).length} times with different values; the first is used.`)
  }
  if (tags.all('og:image').length > 1) add('advice', `${tags.all('og:image').length} og:image tags: the first is used.`)
  checkWriting(tags, add)
  checkAddresses(tags, { address, image }, add)
  const checkLength = (what: string, used: Used | null, most: number, cut: string) => {
    const length = countCharacters(used?.value ?? '')
    if (length > most) add('advice', `The ${what} has ${length} characters; cards cut it at about ${cut} (guideline).`)
  }
  checkLength('title', title, TITLE_CUT, '60 to 70')
  checkLength('description', description, DESCRIPTION_CUT, String(DESCRIPTION_CUT))
  if (image?.width && image.height && (image.width < 200 || image.height < 200))
    add('advice', 'The declared picture is smaller than the 200 × 200 that Facebook wants.')
  return findings
}

/** `property` belongs to Open Graph, `name` to X and HTML; both are read. */
function checkWriting(tags: Tags, add: Add): void {
  const check = (by: HeadTag['by'], other: string, isWrong: (key: string) => boolean) => {
    const keys = new Set(tags.list.filter((tag) => tag.by === by && isWrong(tag.key)).map(({ key }) => key))
    if (keys.size > 0)
      add('advice', `${[...keys].join(', ')} uses ${by} instead of ${other}. It is read, but not by every network.`)
  }
  check('name', 'property', (key) => key.startsWith('og:'))
  check('property', 'name', (key) => !/^(?:og|article):/.test(key))
}

function checkAddresses(tags: Tags, { address, image }: Pick<Values, 'address' | 'image'>, add: Add): void {
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
