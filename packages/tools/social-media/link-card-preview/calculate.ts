import { parseHttpUrl } from '../../kit/inputs.ts'
import { correctedTags } from './corrected.ts'
import { findingsFor } from './findings.ts'
import type { HeadTag } from './head-tags.ts'
import { type CardImage, imageOf, Tags, type Used } from './tags.ts'

export interface Card {
  network: 'Facebook' | 'X' | 'LinkedIn' | 'Slack' | 'WhatsApp'
  title: Used | null
  description: Used | null
  image: CardImage | null
  /** A large picture above the text, or a small one beside it. */
  isLarge: boolean
}

export type Result = ReturnType<typeof previewCards>

const OTHERS = ['Facebook', 'LinkedIn', 'Slack', 'WhatsApp'] as const

export function previewCards(given: readonly HeadTag[], pageAddress: string) {
  const tags = new Tags(given)
  const ownAddress = pageAddress === '' ? null : { value: pageAddress, from: 'given address' }
  const address = tags.first('og:url', 'canonical') ?? ownAddress
  const title = tags.first('og:title', 'twitter:title', 'title')
  const description = tags.first('og:description', 'description')
  const image = imageOf(tags, 'og:image', 'og:image:url', 'og:image:secure_url')
  const host = hostOf(address?.value, pageAddress)
  const isLarge = image !== null
  const cards: Card[] = OTHERS.map((network) => ({
    network,
    title,
    description,
    image,
    isLarge: isLarge && network !== 'WhatsApp',
  }))
  const kind = tags.first('twitter:card')?.value
  cards.splice(1, 0, {
    network: 'X',
    title: tags.first('twitter:title', 'og:title', 'title'),
    description: tags.first('twitter:description', 'og:description', 'description'),
    image: imageOf(tags, 'twitter:image', 'twitter:image:src', 'og:image'),
    isLarge: kind === 'summary_large_image',
  })
  const values = { title, description, image, address }
  return {
    cards,
    host,
    address,
    siteName: tags.first('og:site_name')?.value ?? host,
    findings: findingsFor(tags, values),
    ...correctedTags(tags, values, pageAddress),
  }
}

const hostOf = (...addresses: (string | undefined)[]): string =>
  addresses
    .map((address = '') => parseHttpUrl(address)?.hostname.replace(/^www\./, ''))
    .find((host) => host !== undefined) ?? 'no address'
