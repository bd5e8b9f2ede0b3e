import { aiCrawlers, aiSwitches } from './crawlers.ts'
import type { Input } from './form.ts'
import { encodePath, productToken, testRobots } from './match.ts'
import { parseRobots } from './parse.ts'

type Group = Input['groups'][number]

export type FileInput = Pick<Input, 'site' | 'groups' | 'sitemaps' | (typeof aiSwitches)[number]>

/** A path for the file. Encodes `#`, which would begin a comment, and spaces, which would be trimmed. */
const writtenPath = (path: string) => encodePath(path.replaceAll('#', '%23'))

function groupLines({ agents, disallow, allow }: Group): string[] {
  const rules = [
    ...disallow.map((path) => `Disallow: ${writtenPath(path)}`),
    ...allow.map((path) => `Allow: ${writtenPath(path)}`),
  ]
  // A group without rules would join the next one. An empty Disallow means that nothing is forbidden.
  return [...agents.map((agent) => `User-agent: ${agent}`), ...(rules.length > 0 ? rules : ['Disallow:'])]
}

/** A group for each blocked kind of AI crawlers, without crawlers that have a group of their own. */
function aiGroups(input: FileInput): Group[] {
  const taken = new Set(input.groups.flatMap((group) => group.agents.map((agent) => agent.toLowerCase())))
  return aiSwitches
    .filter((field) => input[field])
    .map((field) => aiCrawlers[field].filter((agent) => !taken.has(agent.toLowerCase())))
    .filter((agents) => agents.length > 0)
    .map((agents) => ({ agents, disallow: ['/'], allow: [] }))
}

const RENDERING = ['/_next/static/app.js', '/styles/site.css', '/scripts/site.js', '/assets/site.css']

function agentWarnings(groups: readonly Group[]): string[] {
  const seen = new Map<string, Group>()
  const warnings: string[] = []
  for (const group of groups) {
    for (const agent of group.agents) {
      if (/[0-9.]/.test(agent)) {
        warnings.push(`“${agent}” has digits or dots; RFC 9309 names crawlers with letters, _ and - only.`)
      }
      const token = productToken(agent)
      const earlier = seen.get(token) ?? group
      if (earlier !== group) warnings.push(`“${agent}” stands in two groups: crawlers read them as one.`)
      seen.set(token, group)
    }
  }
  return warnings
}

function sitemapWarnings(site: string, sitemaps: readonly string[]): string[] {
  const { host } = new URL(site)
  const foreign = sitemaps.filter((sitemap) => new URL(sitemap).host !== host)
  return foreign.map((sitemap) => `${sitemap} is on another host than the site.`)
}

const unrendered = (path: string) =>
  `Googlebot may not fetch files such as ${path}: it cannot render pages without their styles and scripts.`

/** A robots.txt and warnings about it. */
export function generateRobots(input: FileInput) {
  const blocks = [...input.groups, ...aiGroups(input)].map((group) => groupLines(group).join('\n'))
  if (input.sitemaps.length > 0) blocks.push(input.sitemaps.map((sitemap) => `Sitemap: ${sitemap}`).join('\n'))
  const text = `${blocks.join('\n\n')}\n`

  const file = parseRobots(text)
  const root = testRobots(file, '/', '*')
  const blocksEverything = !root.allowed && /^(?:\/|\/?\*+\$?)$/.test(root.rule?.path ?? '')
  const rendering = RENDERING.filter((path) => !testRobots(file, path, 'Googlebot').allowed)
  return {
    text,
    /** All crawlers are blocked from the whole site: the visitor must confirm before downloading. */
    blocksEverything,
    warnings: [
      ...(blocksEverything ? [] : rendering.slice(0, 1).map(unrendered)),
      ...agentWarnings(input.groups),
      ...sitemapWarnings(input.site, input.sitemaps),
    ],
  }
}
