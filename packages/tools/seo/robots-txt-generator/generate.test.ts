import { describe, expect, it } from 'vitest'
import { generateRobots, type FileInput } from './generate.ts'
import { testRobots } from './match.ts'
import { parseRobots } from './parse.ts'

const empty: FileInput = {
  site: 'https://e.com/',
  groups: [],
  sitemaps: [],
  blockTraining: false,
  blockSearch: false,
  blockUser: false,
}
const everyone = (disallow: string[], allow: string[] = []) => ({ agents: ['*'], disallow, allow })

describe('the file', () => {
  it('warns of a crawler in two groups, but not of one named twice in a group', () => {
    const named = (...groups: string[][]) =>
      generateRobots({ ...empty, groups: groups.map((agents) => ({ agents, disallow: ['/a'], allow: [] })) }).warnings
    expect(named(['Bingbot', 'bingbot'])).toEqual([])
    expect(named(['Bingbot'], ['bingbot'])).toEqual(['“bingbot” stands in two groups: crawlers read them as one.'])
  })

  it('has the groups, then the blocked AI crawlers, then the sitemaps', () => {
    const { text } = generateRobots({
      ...empty,
      groups: [everyone(['/admin'], ['/admin/help'])],
      blockUser: true,
      blockSearch: true,
      sitemaps: ['https://e.com/sitemap.xml'],
    })
    expect(text).toBe(`User-agent: *
Disallow: /admin
Allow: /admin/help

User-agent: OAI-SearchBot
User-agent: Claude-SearchBot
User-agent: PerplexityBot
Disallow: /

User-agent: ChatGPT-User
User-agent: Claude-User
User-agent: Perplexity-User
Disallow: /

Sitemap: https://e.com/sitemap.xml
`)
  })

  it('has the effect of its rules when it is parsed', () => {
    const { text } = generateRobots({ ...empty, groups: [everyone([])], blockTraining: true })
    const file = parseRobots(text)
    expect(testRobots(file, '/x', 'GPTBot').allowed).toBe(false)
    expect(testRobots(file, '/x', 'Google-Extended').allowed).toBe(false)
    expect(testRobots(file, '/x', 'Googlebot').allowed).toBe(true)
    expect(file.remarks).toEqual([])
  })

  it('adds no AI crawler that has its own group', () => {
    const { text } = generateRobots({
      ...empty,
      groups: [{ agents: ['gptbot'], disallow: ['/paid'], allow: [] }],
      blockTraining: true,
    })
    expect(text.match(/gptbot/gi)).toHaveLength(1)
  })

  it('encodes paths so that none begins a comment or a line', () => {
    const { text } = generateRobots({ ...empty, groups: [everyone(['/a#b', '/x y', '/ż'])] })
    expect(text).toBe('User-agent: *\nDisallow: /a%23b\nDisallow: /x%20y\nDisallow: /%C5%BC\n')
    expect(generateRobots({ ...empty, groups: [everyone(['/a\r\nAllow: /'])] }).text.split('\n')).toHaveLength(3)
  })
})

describe('the warnings', () => {
  it.each([
    [true, ['/', '/*', '*', '/*$'].map((path) => everyone([path]))],
    [false, [everyone(['/'], ['/$']), everyone(['/a'])]],
  ])('ask for confirmation when everything is blocked: %s', (blocksEverything, groups) => {
    for (const group of groups)
      expect(generateRobots({ ...empty, groups: [group] })).toMatchObject({ blocksEverything })
    expect(generateRobots({ ...empty, blockTraining: true }).blocksEverything).toBe(false)
  })

  it.each(['/_next/', '/*.css', '/*.js$', '/assets/'])('mention that %s breaks rendering', (path) => {
    expect(generateRobots({ ...empty, groups: [everyone([path])] }).warnings.join()).toContain('render')
  })

  it('mention digits, repeated groups and sitemaps of other hosts', () => {
    const { warnings } = generateRobots({
      ...empty,
      groups: [everyone(['/x']), { agents: ['bot2.0'], disallow: [], allow: [] }, everyone(['/b'])],
      sitemaps: ['https://other.com/s.xml'],
    })
    expect(warnings).toHaveLength(3)
  })
})
