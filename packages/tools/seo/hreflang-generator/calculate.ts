import { escapeHtml, escapeXml } from '../../kit/escape.ts'
import { linesOf } from '../../kit/clean-text.ts'
import { URL_MAX } from '../../kit/inputs.ts'
import { readCode, X_DEFAULT } from './code.ts'
import { type Input, MAX_VERSIONS, MIN_VERSIONS } from './form.ts'

export interface Version {
  readonly code: string
  readonly url: string
}

/** The versions of one page, complete and without errors. */
export type PageSet = readonly Version[]

export interface Finding {
  /** 0 is the first group. */
  readonly group: number
  /** 1 is the first version of its group; null means the whole group. */
  readonly row: number | null
  readonly message: string
}

export type Result = ReturnType<typeof calculate>

/** Blocks of "code address" lines, separated by blank lines. */
function bulkGroups(text: string): Version[][] {
  return text.split(/\n[^\S\n]*\n/).flatMap((block) => {
    const versions = linesOf(block).map((line) => {
      const [, code = line, url = ''] = /^([^\s,;]+)[\s,;]+(?![\s,;])(.*)$/.exec(line) ?? []
      return { code, url: url.trim() }
    })
    return versions.length > 0 ? [versions] : []
  })
}

const rowGroup = (rows: Input['rows']): Version[] =>
  rows.map(({ language, script, region, url }) => ({
    // A missing language keeps its hyphen, so that `readCode` recognises a region alone.
    code: language === '' && region !== '' ? `-${region}` : [language, script, region].filter(Boolean).join('-'),
    url,
  }))

function readAddress(raw: string): { url: string } | { error: string } {
  if (!/^https?:\/\//i.test(raw) || !URL.canParse(raw)) {
    return { error: `“${raw.slice(0, 80)}” is not a full address that starts with https://.` }
  }
  if (raw.length > URL_MAX) return { error: 'An address has at most 2,048 characters.' }
  const url = new URL(raw)
  if (url.username !== '' || url.password !== '') return { error: 'An address must not hold a user name or password.' }
  if (url.hash !== '' || raw.endsWith('#')) return { error: 'An address of a version has no fragment (#…).' }
  return { url: url.href }
}

interface Findings {
  corrections: Finding[]
  errors: Finding[]
  warnings: Finding[]
}

interface ReadVersion extends Version {
  /** Its number in the group as typed; wrong versions before it count. */
  readonly row: number
}

function readVersions(raw: readonly Version[], group: number, found: Findings): ReadVersion[] {
  return raw.flatMap((version, index) => {
    const row = index + 1
    const code = readCode(version.code)
    const address = readAddress(version.url)
    if ('error' in code) found.errors.push({ group, row, message: code.error })
    if ('error' in address) found.errors.push({ group, row, message: address.error })
    if ('error' in code || 'error' in address) return []
    if (code.corrected) found.corrections.push({ group, row, message: code.corrected })
    if (code.note) found.warnings.push({ group, row, message: code.note })
    return [{ code: code.code, url: address.url, row }]
  })
}

const languageOf = (code: string) => code.split('-')[0] ?? ''

function checkSet(versions: readonly ReadVersion[], group: number, found: Findings): void {
  const byCode = new Set<string>()
  const byUrl = new Map<string, string>()
  for (const { code, url, row } of versions) {
    const error = (message: string) => found.errors.push({ group, row, message })
    if (byCode.has(code)) error(`${code} stands twice in this set.`)
    byCode.add(code)
    // x-default may be one of the versions; countries of one language may share a page.
    if (code === X_DEFAULT) continue
    const other = byUrl.get(url)
    if (other !== undefined && languageOf(other) !== languageOf(code))
      error(`${url} cannot be the page in two languages, ${other} and ${code}.`)
    byUrl.set(url, code)
  }
  const message = 'No x-default: visitors of other languages have no page that is named for them.'
  if (versions.length > 0 && !byCode.has(X_DEFAULT)) found.warnings.push({ group, row: null, message })
}

function checkSize({ length }: readonly Version[], group: number, found: Findings): void {
  const error = (message: string) => found.errors.push({ group, row: null, message })
  if (length < MIN_VERSIONS) error('A set needs at least two versions: a page alone needs no hreflang.')
  if (length > MAX_VERSIONS) error(`A set may have at most ${MAX_VERSIONS} versions.`)
}

/** A page in two sets would have contradictory links, and crawlers then trust neither set. */
function checkAcross(sets: readonly (readonly [group: number, set: PageSet])[], found: Findings): void {
  const owner = new Map<string, number>()
  for (const [group, set] of sets) {
    for (const url of new Set(set.map((version) => version.url))) {
      const other = owner.get(url)
      const message = `${url} stands in group ${(other ?? 0) + 1} too; a page belongs to one set.`
      if (other !== undefined) found.errors.push({ group, row: null, message })
      owner.set(url, owner.get(url) ?? group)
    }
  }
}

const linkElement = ({ code, url }: Version) =>
  `<link rel="alternate" hreflang="${escapeHtml(code)}" href="${escapeHtml(url)}">`

const linkHeader = (set: PageSet) =>
  `Link: ${set.map(({ code, url }) => `<${url}>; rel="alternate"; hreflang="${code}"`).join(', ')}`

/** The pages of a set, each once: x-default is often one of the versions. */
export const pagesOf = (set: PageSet): string[] => [...new Set(set.map((version) => version.url))]

function sitemapOf(sets: readonly PageSet[]): string {
  const entries = sets.flatMap((set) => {
    const links = set.map(
      ({ code, url }) => `    <xhtml:link rel="alternate" hreflang="${escapeXml(code)}" href="${escapeXml(url)}"/>`,
    )
    return pagesOf(set).map((page) => ['  <url>', `    <loc>${escapeXml(page)}</loc>`, ...links, '  </url>'].join('\n'))
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

const joinSets = (sets: readonly PageSet[], write: (set: PageSet) => string) => sets.map(write).join('\n\n')

/** hreflang sets in three formats. A set with an error gives no code, because half a set is worse than none. */
export function calculate(input: Input) {
  const groups = input.mode === 'rows' ? [rowGroup(input.rows)] : bulkGroups(input.bulk)
  const found: Findings = { corrections: [], errors: [], warnings: [] }
  const read = groups.map((raw, group): readonly [number, PageSet] => {
    checkSize(raw, group, found)
    const versions = readVersions(raw, group, found)
    checkSet(versions, group, found)
    return [group, versions]
  })
  checkAcross(read, found)
  const faulty = new Set(found.errors.map((error) => error.group))
  const sets = read.filter(([group]) => !faulty.has(group)).map(([, set]) => set)
  return {
    ...found,
    sets,
    groupCount: groups.length,
    html: joinSets(sets, (set) => set.map(linkElement).join('\n')),
    /** One header per set, for every page of the set. */
    headers: joinSets(sets, linkHeader),
    sitemap: sets.length > 0 ? sitemapOf(sets) : '',
  }
}
