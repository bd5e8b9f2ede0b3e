/** Google reads no more of a file than this; RFC 9309 asks every crawler to read at least as much. */
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

export interface RobotsFile {
  readonly groups: readonly Group[]
  readonly sitemaps: readonly string[]
  readonly remarks: readonly Remark[]
}

interface OpenGroup {
  agents: string[]
  rules: Rule[]
}

const encoder = new TextEncoder()

/** The part of a file that a crawler reads; no character is cut in half. */
function firstBytes(text: string, max: number): string {
  if (text.length * 3 <= max) return text
  return text.slice(0, encoder.encodeInto(text, new Uint8Array(max)).read)
}

interface Reading {
  groups: OpenGroup[]
  sitemaps: string[]
  remarks: Remark[]
  /** A user-agent line that follows a rule begins a new group; one that follows another joins it. */
  takesAgents: boolean
}

function readAgent(reading: Reading, value: string, line: number): void {
  if (value === '') {
    reading.remarks.push({ line, message: 'A user-agent line without a name is skipped.' })
    return
  }
  const open = reading.groups.at(-1)
  if (open && reading.takesAgents) open.agents.push(value)
  else reading.groups.push({ agents: [value], rules: [] })
  reading.takesAgents = true
  if (value !== '*' && !/^[A-Za-z_-]+/.test(value)) {
    reading.remarks.push({
      line,
      message: `“${value.slice(0, 60)}” is not a name that RFC 9309 allows: letters, _ and - only.`,
    })
  }
}

function readRule(reading: Reading, allow: boolean, path: string, line: number): void {
  const open = reading.groups.at(-1)
  if (!open) {
    reading.remarks.push({
      line,
      message: 'A rule before the first user-agent line applies to no crawler and is skipped.',
    })
    return
  }
  reading.takesAgents = false
  open.rules.push({ allow, path, line })
  if (path !== '' && !/^[/*$]/.test(path)) {
    reading.remarks.push({ line, message: 'A path starts with / or *; this rule never matches.' })
  }
}

function readLine(reading: Reading, raw: string, line: number): void {
  const content = (raw.split('#', 1)[0] ?? '').trim()
  if (content === '') return
  const colon = content.indexOf(':')
  if (colon < 0) {
    reading.remarks.push({ line, message: 'This line has no colon and is skipped.' })
    return
  }
  const field = content.slice(0, colon).trim().toLowerCase()
  const value = content.slice(colon + 1).trim()
  if (field === 'user-agent') readAgent(reading, value, line)
  else if (field === 'allow' || field === 'disallow') readRule(reading, field === 'allow', value, line)
  else if (field === 'sitemap') {
    // Belongs to the whole file: it neither ends nor begins a group.
    reading.sitemaps.push(value)
    if (!/^https?:\/\//i.test(value)) {
      reading.remarks.push({ line, message: 'A sitemap line needs a full address that starts with https://.' })
    }
  } else {
    const name = content.slice(0, colon).trim().slice(0, 40)
    reading.remarks.push({ line, message: `Google does not use “${name}” lines.` })
  }
}

/**
 * A robots.txt read by RFC 9309, with the remarks that a person wants to see. A byte-order mark, comments and all three
 * kinds of line end are accepted; what it cannot read it skips, because a crawler does the same.
 */
export function parseRobots(text: string): RobotsFile {
  const read = firstBytes(text, MAX_ROBOTS_BYTES)
  const reading: Reading = { groups: [], sitemaps: [], remarks: [], takesAgents: false }
  const lines = read.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  for (const [index, line] of lines.entries()) readLine(reading, line, index + 1)
  if (read.length < text.length) {
    reading.remarks.push({ line: lines.length, message: 'Google stops reading here: the file is longer than 500 KiB.' })
  }
  return { groups: reading.groups, sitemaps: reading.sitemaps, remarks: reading.remarks }
}
