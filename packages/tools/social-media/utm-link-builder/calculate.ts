import { toCsv } from '../../kit/csv.ts'
import { parseHttpUrl, URL_MAX, URL_MESSAGE } from '../../kit/inputs.ts'
import { channelOf } from './channel.ts'
import type { Input } from './form.ts'

export interface Link {
  address: string
  link: string
}

export interface Result {
  links: Link[]
  refused: { address: string; message: string }[]
  channel: string
  warnings: string[]
  /** Name and value of every parameter, as they are sent. */
  parameters: [string, string][]
}

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

/** encodeURIComponent leaves five signs that an e-mail program or a bracketed text takes for the end of the link. */
const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The name of a parameter as a server reads it; a malformed one is no name of ours. */
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

/** The address with the campaign behind its own parameters, which stay letter by letter as they were; the fragment stays last. */
function withCampaign(url: URL, parameters: readonly (readonly [string, string])[]): string {
  const own = pairsOf(url).filter((pair) => !nameOf(pair).startsWith('utm_'))
  const campaign = parameters.map(([name, value]) => `${name}=${encode(value)}`)
  return `${url.origin}${url.pathname}?${[...own, ...campaign].join('&')}${url.hash}`
}

export function calculate(input: Input): Result {
  const parameters = names.flatMap(([field, name]): [string, string][] => {
    const value = styled(input[field], input)
    return value === '' ? [] : [[name, value]]
  })
  const result: Result = {
    links: [],
    refused: [],
    channel: channelOf(input.source, input.medium),
    warnings: [],
    parameters,
  }
  const urls: URL[] = []
  for (const address of input.addresses) {
    const url = parseHttpUrl(address)
    if (url === null) result.refused.push({ address: address.slice(0, 120), message: URL_MESSAGE })
    else {
      urls.push(url)
      result.links.push({ address: url.href, link: withCampaign(url, parameters) })
    }
  }
  result.warnings = warningsFor(input, urls, result.links)
  return result
}

const count = (number: number, one: string, many: string) => (number === 1 ? `One ${one}` : `${number} ${many}`)

function warningsFor(input: Input, urls: readonly URL[], links: readonly Link[]): string[] {
  const warnings: string[] = []
  const withPairs = (test: (name: string) => boolean) =>
    urls.filter((url) => pairsOf(url).some((pair) => test(nameOf(pair)))).length
  const clicked = withPairs((name) => clickIds.includes(name))
  const replaced = withPairs((name) => name.startsWith('utm_'))
  const long = links.filter(({ link }) => link.length > URL_MAX).length
  if (isOwnSite(input, urls)) {
    warnings.push(
      'These links seem to lead from a site to itself. UTM parameters on them restart the session source: leave them off.',
    )
  }
  if (clicked > 0) {
    warnings.push(
      `${count(clicked, 'address carries', 'addresses carry')} a click id such as gclid. It was made for one click; take it out.`,
    )
  }
  if (replaced > 0)
    warnings.push(`${count(replaced, 'address', 'addresses')} had utm parameters already; they were replaced.`)
  if (!input.lowerCase && names.some(([field]) => input[field] !== input[field].toLowerCase())) {
    warnings.push('Reports tell upper-case from lower-case letters: “News” and “news” become two rows.')
  }
  if (long > 0)
    warnings.push(`${count(long, 'link is', 'links are')} longer than 2,048 characters; some programs cut such links.`)
  return warnings
}

/** The source names the site that the link leads to, or the medium says that the link is on the site. */
function isOwnSite({ source, medium }: Input, urls: readonly URL[]): boolean {
  const named = source.toLowerCase().replace(/^www\./, '')
  return (
    internalMedia.has(medium.toLowerCase()) || urls.some(({ hostname }) => hostname.replace(/^www\./, '') === named)
  )
}

/** A row for each link: the address, every parameter that is set, the link. */
export function linksCsv({ links, parameters, channel }: Result): string {
  return toCsv([
    ['Address', ...parameters.map(([name]) => name), 'Most likely channel', 'Link'],
    ...links.map(({ address, link }) => [address, ...parameters.map(([, value]) => value), channel, link]),
  ])
}
