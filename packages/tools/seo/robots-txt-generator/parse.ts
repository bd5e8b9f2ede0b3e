/** Google reads no more of a file; RFC 9309 requires every crawler to read at least as much. */
export const MAX_ROBOTS_BYTES = 512_000

export interface Rule {
  readonly allow: boolean
  readonly path: string
  readonly line: number
}

export interface Group {
  readonly agents: readonly string[]
  readonly rules: readonly Rule[]
}

export interface Remark {
  readonly line: number
  readonly message: string
}

export type RobotsFile = ReturnType<typeof parseRobots>

const encoder = new TextEncoder()

/** The part of a file that a crawler reads, without cutting a character. */
function firstBytes(text: string, max: number): string {
  if (text.length * 3 <= max) return text
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(max)).read)
}

interface Reading {
  groups: { agents: string[]; rules: Rule[] }[]
  sitemaps: string[]
  /** A user-agent line after a rule begins a new group; after another user-agent line it joins the group. */
  takesAgents: boolean
  remark: (message: string) => void
}

function readAgent(reading: Reading, value: string): void {
  if (value === '') return reading.remark('A user-agent line without a name is skipped.')
  const open = reading.groups.at(-1)
  if (open && reading.takesAgents) open.agents.push(value)
  else reading.groups.push({ agents: [value], rules: [] })
  reading.takesAgents = true
  if (value !== '*' && !/^[A-Za-z_-]+/.test(value))
    reading.remark(`“${value.slice(0, 60)}” is not a name that RFC 9309 allows: letters, _ and - only.`)
}

function readRule(reading: Reading, rule: Rule): void {
  const open = reading.groups.at(-1)
  if (!open) return reading.remark('A rule before the first user-agent line applies to no crawler and is skipped.')
  reading.takesAgents = false
  open.rules.push(rule)
  if (rule.path !== '' && !/^[/*$]/.test(rule.path))
    reading.remark('A path starts with / or *; this rule never matches.')
}

function readLine(reading: Reading, raw: string, line: number): void {
  const content = (raw.split('#', 1)[0] ?? '').trim()
  if (content === '') return
  const colon = content.indexOf(':')
  if (colon < 0) return reading.remark('This line has no colon and is skipped.')
  const name = content.slice(0, colon).trim()
  const field = name.toLowerCase()
  const value = content.slice(colon + 1).trim()
  if (field === 'user-agent') readAgent(reading, value)
  else if (field === 'allow' || field === 'disallow') readRule(reading, { allow: field === 'allow', path: value, line })
  else if (field === 'sitemap') {
    // A sitemap belongs to the whole file and does not affect groups.
    reading.sitemaps.push(value)
    if (!/^https?:\/\//i.test(value)) reading.remark('A sitemap line needs a full address that starts with https://.')
  } else reading.remark(`Google does not use “${name.slice(0, 40)}” lines.`)
}

/**
 * Parses a robots.txt by RFC 9309, with remarks for people. It accepts a byte-order mark, comments and all three line
 * ends, and skips unreadable lines as crawlers do.
 */
export function parseRobots(text: string) {
  const read = firstBytes(text, MAX_ROBOTS_BYTES)
  const remarks: Remark[] = []
  let line = 0
  const remark = (message: string) => void remarks.push({ line, message })
  const reading: Reading = { groups: [], sitemaps: [], takesAgents: false, remark }
  for (const raw of read.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    line += 1
    readLine(reading, raw, line)
  }
  if (read.length < text.length) remark('Google stops reading here: the file is longer than 500 KiB.')
  return { groups: reading.groups, sitemaps: reading.sitemaps, remarks }
}
