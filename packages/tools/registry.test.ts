import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortAddress, takesQuery } from './addresses.ts'
import { findGroup, freeMenuGroups, groupIds, toolGroups } from './groups.ts'
import { toolRedirects } from './redirects.ts'
import {
  findShortTool,
  findTool,
  moreCount,
  shortTools,
  toolPath,
  tools,
  toolsByKeys,
  toolsOfGroup,
  toolsOnCard,
} from './registry.ts'
import { serviceSlugs } from './site.ts'
import { textsOf } from './texts.ts'

describe('tool groups', () => {
  it('have unique paths and colours', () => {
    expect(new Set(toolGroups.map((group) => group.path)).size).toBe(10)
    expect(new Set(toolGroups.map((group) => group.colour)).size).toBe(10)
    for (const group of toolGroups) expect(findGroup(group.id)).toBe(group)
    expect(findGroup('freelancer')).toBeUndefined()
  })

  it('mark only Premium as premium', () => {
    expect(toolGroups.filter((group) => group.premium).map((group) => group.id)).toEqual(['premium'])
  })

  it('fill the free column of the menu in order', () => {
    expect(freeMenuGroups().map((group) => group.title)).toEqual([
      'SEO & Content',
      'Social Media',
      'Business & HR',
      'E-commerce',
      'Startup',
      'Freelancer',
    ])
  })
})

describe('tools', () => {
  it('match the folders of the groups, each with all its files', () => {
    const folders = groupIds.flatMap((group) => globSync(`${group}/*`, { cwd: import.meta.dirname }))
    expect(tools.map(({ group, slug }) => `${group}/${slug}`).toSorted()).toEqual(folders.toSorted())
    for (const { group, slug } of tools) {
      for (const file of ['calculate.ts', 'form.ts', 'journey.ts', 'panel.tsx', 'texts.ts'])
        expect(existsSync(path.join(import.meta.dirname, group, slug, file)), `${slug}/${file}`).toBe(true)
    }
  })

  it('fill the cards up to five, and count the rest behind "+n more"', () => {
    for (const id of groupIds) {
      expect(toolsOnCard(id)).toHaveLength(Math.min(5, toolsOfGroup(id).length))
      expect(toolsOnCard(id).length + moreCount(id)).toBe(toolsOfGroup(id).length)
    }
  })

  it('are sorted by group and place, each with a place of its own', () => {
    expect(tools).toEqual(groupIds.flatMap((id) => toolsOfGroup(id)))
    for (const id of groupIds) {
      const places = toolsOfGroup(id).map(({ place }) => place)
      expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
    }
  })

  it('have unique addresses, apart from those of the groups', () => {
    const addresses = [...tools.map(toolPath), ...toolGroups.map((group) => group.path)]
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(tools.map((tool) => tool.name)).size).toBe(tools.length)
    for (const tool of tools) expect(tool.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('have a short address only with `hasShortAddress`', () => {
    expect(shortTools.length).toBeGreaterThan(0)
    for (const tool of tools) {
      const long = `/tools/${tool.group}/${tool.slug}`
      expect(shortAddress(long)).toBe(tool.hasShortAddress ? `/tools/${tool.slug}` : null)
      expect(findShortTool(tool.slug)).toBe(tool.hasShortAddress ? tool : undefined)
    }
    // A short address must not hide the page of a group, since both are /tools/{segment}.
    for (const tool of shortTools) expect(findGroup(tool.slug)).toBeUndefined()
    for (const other of ['/tools', '/tools/seo', '/contact', `/tools/premium/${shortTools[0]?.slug}/more`])
      expect(shortAddress(other), other).toBeNull()
  })

  it('are found by their group and slug only', () => {
    for (const tool of tools) expect(findTool(tool.group, tool.slug)).toBe(tool)
    const [first, ...rest] = tools
    const other = rest.find(({ group }) => group !== first?.group)
    expect(findTool(first?.group ?? '', other?.slug ?? '')).toBeUndefined()
    expect(findTool('toString', 'constructor')).toBeUndefined()
  })

  it('have a unique purpose of one sentence', () => {
    expect(new Set(tools.map((tool) => tool.purpose)).size).toBe(tools.length)
    for (const tool of tools) expect(sentences(tool.purpose), tool.slug).toBe(1)
  })

  it('end "I want to …" with unique jobs that name no tool', () => {
    const wants = tools.flatMap((tool) => tool.wants)
    expect(new Set(wants).size).toBe(wants.length)
    for (const want of wants) {
      expect(want).toMatch(/^[a-z]+ .*[^.!?…]$/)
      expect(want.length, want).toBeLessThan(70)
      // Jobs are links: another link with a tool's name on the page of a group would be ambiguous.
      for (const { name } of tools) expect(want).not.toContain(name)
    }
  })

  it('answer a query only on pages with a form', () => {
    const takes = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'https://x.example')
      return takesQuery(pathname, searchParams)
    }
    for (const { group, slug, noScript } of tools) {
      expect(takes(`/tools/${group}/${slug}?a=1`), slug).toBe(noScript === 'form')
      expect(takes(`/tools/${group}/${slug}`), slug).toBe(false)
    }
    for (const address of ['/tools?q=a', '/tools/seo?q=', '/career-toolkit?q=a'])
      expect(takes(address), address).toBe(true)
    for (const address of ['/tools', '/tools?a=b', '/tools/nope?q=a', '/tools/a/b/c?q=a', '/contact?q=a'])
      expect(takes(address), address).toBe(false)
    expect(takes('/tools/career-toolkit?q=a')).toBe(false)
  })
})

describe('texts', () => {
  it.each(tools.map((tool) => [tool.slug, tool] as const))(
    'of %s have explanations, sources, limits and related pages',
    (_, tool) => {
      const { howItWorks, sources, workedExample, questions, limits, related, relatedServices } = textsOf(tool)
      expect(howItWorks.length).toBeGreaterThan(0)
      expect(Object.keys(sources).length).toBeGreaterThan(0)
      for (const url of Object.values(sources)) if (url) expect(URL.canParse(url), url).toBe(true)
      expect(workedExample.join(' ')).toMatch(/\d/)
      expect(Object.keys(questions).length).toBeLessThanOrEqual(5)
      expect(limits.length).toBeGreaterThan(0)
      expect(toolsByKeys(related)).toHaveLength(3)
      expect(related).not.toContain(`${tool.group}/${tool.slug}`)
      expect(relatedServices.length).toBeGreaterThan(0)
      for (const slug of relatedServices) expect(serviceSlugs).toContain(slug)
    },
  )
})

it('redirects match no address of a tool or group', () => {
  const prefixes = toolRedirects.map((rule) => rule.source.replace(/\/:(path\*|slug)$/, '/'))
  for (const address of [...tools.map(toolPath), ...toolGroups.map((group) => group.path)]) {
    for (const prefix of prefixes) {
      expect(prefix.endsWith('/') ? address.startsWith(prefix) : address === prefix, `${prefix} ${address}`).toBe(false)
    }
  }
})

function sentences(text: string): number {
  // A full stop ends a sentence only before white space or the end, so "robots.txt" and '"ul."' do not count.
  return text.match(/[.?!](?=\s[A-Z]|$)/g)?.length ?? 0
}
