import { parseHttpUrl, URL_MAX, URL_MESSAGE } from '../../kit/inputs.ts'
import { channelOf } from './channel.ts'
import type { Input } from './form.ts'

export type Result = ReturnType<typeof calculate>

const names = [
  ['source', 'utm_source'],
  ['medium', 'utm_medium'],
  ['campaign', 'utm_campaign'],
  ['id', 'utm_id'],
  ['term', 'utm_term'],
  ['content', 'utm_content'],
  ['platform', 'utm_source_platform'],
  ['format', 'utm_creative_format'],
  ['tactic', 'utm_marketing_tactic'],
] as const

const clickIds = ['gclid', 'gbraid', 'wbraid', 'dclid']
const internalMedia = new Set(['internal', 'onsite', 'on-site', 'website', 'intern'])

function styled(value: string, { lowerCase, spaces }: Input): string {
  const cased = lowerCase ? value.toLowerCase() : value
  return spaces === '%20' ? cased : cased.replace(/\s+/g, spaces)
}

/** Also encodes five characters that email programs or bracketed texts take for the end of a link. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The decoded name of a parameter in lower case; '' when it is malformed. */
function nameOf(pair: string): string {
  try {
    return decodeURIComponent((pair.split('=', 1)[0] ?? '').replaceAll('+', ' ')).toLowerCase()
  } catch {
    return ''
  }
}

const pairsOf = (url: URL) =>
  url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '')

/** Puts the campaign after the address's own parameters, which stay unchanged, and before the fragment. */
function withCampaign(url: URL, parameters: readonly (readonly [string, string])[]): string {
  const own = pairsOf(url).filter((pair) => !nameOf(pair).startsWith('utm_'))
  const campaign = parameters.map(([name, value]) => `${name}=${encode(value)}`)
  return `${url.origin}${url.pathname}?${[...own, ...campaign].join('&')}${url.hash}`
}

export function calculate(input: Input) {
  /** Name and value of every parameter as sent. */
  const parameters = names.flatMap(([field, name]): [string, string][] => {
    const value = styled(input[field], input)
    return value === '' ? [] : [[name, value]]
  })
  const read = input.addresses.map((address) => ({ address, url: parseHttpUrl(address) }))
  const urls = read.flatMap(({ url }) => (url === null ? [] : [url]))
  const links = urls.map((url) => ({ address: url.href, link: withCampaign(url, parameters) }))
  const wrong = read.filter(({ url }) => url === null)
  return {
    links,
    refused: wrong.map(({ address }) => ({ address: address.slice(0, 120), message: URL_MESSAGE })),
    channel: channelOf(input.source, input.medium),
    warnings: warningsFor(input, urls, links),
    parameters,
  }
}

const count = (number: number, one: string, many: string) => (number === 1 ? `One ${one}` : `${number} ${many}`)

function warningsFor(input: Input, urls: readonly URL[], links: readonly { link: string }[]) {
  const withPairs = (test: (name: string) => boolean) =>
    urls.filter((url) => pairsOf(url).some((pair) => test(nameOf(pair)))).length
  const clicked = withPairs((name) => clickIds.includes(name))
  const replaced = withPairs((name) => name.startsWith('utm_'))
  const long = links.filter(({ link }) => link.length > URL_MAX).length
  return [
    isOwnSite(input, urls) &&
      'These links seem to lead from a site to itself. UTM parameters on them restart the session source: leave them off.',
    clicked > 0 &&
      `${count(clicked, 'address carries', 'addresses carry')} a click id such as gclid. It was made for one click; take it out.`,
    replaced > 0 && `${count(replaced, 'address', 'addresses')} had utm parameters already; they were replaced.`,
    !input.lowerCase &&
      names.some(([field]) => input[field] !== input[field].toLowerCase()) &&
      'Reports tell upper-case from lower-case letters: “News” and “news” become two rows.',
    long > 0 && `${count(long, 'link is', 'links are')} longer than 2,048 characters; some programs cut such links.`,
  ].filter((text) => text !== false)
}

/** Whether the source names the linked site, or the medium is one for internal links. */
function isOwnSite({ source, medium }: Input, urls: readonly URL[]): boolean {
  const named = source.toLowerCase().replace(/^www\./, '')
  return (
    internalMedia.has(medium.toLowerCase()) || urls.some(({ hostname }) => hostname.replace(/^www\./, '') === named)
  )
}

export const csvRows = ({ links, parameters, channel }: Result) => [
  ['Address', ...parameters.map(([name]) => name), 'Most likely channel', 'Link'],
  ...links.map(({ address, link }) => [address, ...parameters.map(([, value]) => value), channel, link]),
]
