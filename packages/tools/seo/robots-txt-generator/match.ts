import type { Group, RobotsFile, Rule } from './parse.ts'

const encoder = new TextEncoder()
const UNRESERVED = /[A-Za-z0-9\-._~]/

function percent(char: string): string {
  // The encoder writes U+FFFD for a lone surrogate, as URLs do.
  return Array.from(encoder.encode(char), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}

/** Normalises a path: non-ASCII octets encoded, encoded letters and digits decoded, hex in capitals. */
export function encodePath(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[^\x21-\x7e]/gu, (part) => {
    if (!part.startsWith('%') || part.length !== 3) return percent(part)
    const char = String.fromCharCode(Number.parseInt(part.slice(1), 16))
    return UNRESERVED.test(char) ? char : part.toUpperCase()
  })
}

/** The path and query of an address or path, which a crawler compares, without host and fragment. */
function targetPath(target: string): string {
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '')
  const path = local.split('#', 1)[0] ?? ''
  // In an address `*` and `$` are literal; in a rule only %2A and %24 are.
  return encodePath(path.startsWith('/') ? path : `/${path}`)
    .replaceAll('*', '%2A')
    .replaceAll('$', '%24')
}

/** Whether a rule's path matches: `*` is any run, a final `$` is the end. Leftmost matches make it linear. */
export function pathMatches(rulePath: string, path: string): boolean {
  const anchored = rulePath.endsWith('$')
  const pattern = encodePath(anchored ? rulePath.slice(0, -1) : rulePath).replaceAll('$', '%24')
  const [first = '', ...rest] = pattern.split('*')
  if (!path.startsWith(first)) return false
  if (rest.length === 0) return !anchored || path.length === first.length
  const last = anchored ? rest.pop() : undefined
  let at = first.length
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return last === undefined || (path.endsWith(last) && path.length - last.length >= at)
}

/** The product token of a crawler's name or of a whole user-agent string. */
export function productToken(agent: string): string {
  const inBrackets = /\bcompatible;\s*([A-Za-z0-9_.-]+)/i.exec(agent)?.[1]
  const name = inBrackets ?? agent.trim()
  if (name === '*') return '*'
  return (/^[A-Za-z0-9_.-]+/.exec(name)?.[0] ?? '').toLowerCase()
}

/** `Googlebot` also applies to `Googlebot-Image`, unless a longer name does; `Google` does not apply to `Googlebot`. */
function appliesTo(agent: string, token: string): boolean {
  const own = productToken(agent)
  return own !== '' && (token === own || token.startsWith(`${own}-`))
}

function rulesFor(groups: readonly Group[], agent: string): readonly Rule[] {
  const wanted = productToken(agent)
  return groups
    .filter((group) => group.agents.some((name) => productToken(name) === wanted))
    .flatMap((group) => group.rules)
}

/** The most specific name that applies to a crawler, otherwise `*`. Groups of the same name count as one. */
export function chooseAgent(groups: readonly Group[], crawler: string): string | null {
  const token = productToken(crawler)
  const names = groups.flatMap((group) => group.agents)
  const fitting = names.filter((name) => productToken(name) !== '*' && appliesTo(name, token))
  const longest = fitting.toSorted((a, b) => productToken(b).length - productToken(a).length)[0]
  return longest ?? names.find((name) => productToken(name) === '*') ?? null
}

const octets = (rule: Rule) => encodePath(rule.path).length

/** The longest matching rule decides; of two equally long ones, Allow wins. */
function decidingRule(rules: readonly Rule[], path: string): Rule | null {
  let best: Rule | null = null
  for (const rule of rules) {
    if (rule.path === '' || !pathMatches(rule.path, path)) continue
    if (!best || octets(rule) > octets(best) || (octets(rule) === octets(best) && rule.allow && !best.allow))
      best = rule
  }
  return best
}

/** Whether the crawler may fetch the address, and which line decides. */
export function testRobots(file: RobotsFile, target: string, crawler: string) {
  /** The compared path, encoded as a crawler encodes it. */
  const path = targetPath(target)
  /** The name in the chosen user-agent line; null if no group applies to this crawler. */
  const agent = chooseAgent(file.groups, crawler)
  /** The rule that decided; null if none matched. */
  const rule = path === '/robots.txt' || agent === null ? null : decidingRule(rulesFor(file.groups, agent), path)
  const reason = path === '/robots.txt' ? 'robots-txt' : agent === null ? 'no-group' : rule ? 'rule' : 'no-rule'
  return { allowed: rule?.allow ?? true, agent, rule, path, reason } as const
}
