import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { serviceSlugs } from '../studio-slugs.ts'
import { findGroup, freeMenuGroups, groupPath, toolCount, toolGroups } from './groups.ts'
import {
  findFixedTool,
  findTool,
  fixedTools,
  moreCount,
  toolPath,
  toolRedirects,
  tools,
  toolsByKeys,
  toolsOfGroup,
  toolsOnCard,
} from './registry.ts'
import { formTools, takesQuery } from './takes-query.ts'
import { groupIds } from './types.ts'

describe('tool groups', () => {
  it('are ten, in card order', () => {
    expect(toolGroups.map((group) => group.id)).toEqual([...groupIds])
    expect(toolGroups.map((group) => group.order)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('have one path and one colour each', () => {
    expect(new Set(toolGroups.map((group) => group.path)).size).toBe(10)
    expect(new Set(toolGroups.map((group) => group.colour)).size).toBe(10)
    for (const group of toolGroups) {
      expect(groupPath(group.id)).toBe(group.path)
      expect(groupPath(group)).toBe(group.path)
      expect(findGroup(group.id)).toBe(group)
    }
    expect(findGroup('freelancer')).toBeUndefined()
  })

  it('give the badge to Premium alone', () => {
    expect(toolGroups.filter((group) => group.premium).map((group) => group.id)).toEqual(['premium'])
  })

  it('fill the free column of the menu in its order', () => {
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
  it('are 49 in all, with the counts of the cards', () => {
    expect(tools).toHaveLength(49)
    expect(toolCount).toBe(tools.length)
    expect(groupIds.map((id) => toolsOnCard(id).length)).toEqual([5, 5, 5, 3, 3, 4, 4, 3, 4, 4])
    expect(groupIds.map((id) => moreCount(id))).toEqual([5, 3, 1, 0, 0, 0, 0, 0, 0, 0])
  })

  it('stand in card order: group by group, those on the card first', () => {
    expect(tools).toEqual(groupIds.flatMap((id) => toolsOfGroup(id)))
    for (const id of groupIds) {
      const onCard = toolsOfGroup(id).map((tool) => tool.onCard)
      expect(onCard).toEqual(onCard.toSorted((a, b) => Number(b) - Number(a)))
    }
  })

  it('have unique addresses, apart from those of the groups', () => {
    const addresses = [...tools.map(toolPath), ...toolGroups.map((group) => group.path)]
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(tools.map((tool) => tool.name)).size).toBe(tools.length)
    for (const tool of tools) expect(tool.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('keep the fixed addresses of three Premium tools', () => {
    expect(fixedTools.map(toolPath)).toEqual([
      '/tools/content-repurposing-engine',
      '/tools/email-subject-line-generator',
      '/tools/landing-page-copy-generator',
    ])
    expect(findFixedTool('content-repurposing-engine')?.group).toBe('premium')
    expect(findFixedTool('content-brief-builder')).toBeUndefined()
    // A fixed slug must not hide a group's page, since both are /tools/{segment}.
    for (const tool of fixedTools) expect(findGroup(tool.slug)).toBeUndefined()
  })

  it('are found by their group and slug only', () => {
    for (const tool of tools) expect(findTool(tool.group, tool.slug)).toBe(tool)
    expect(findTool('seo', 'invoice-maker')).toBeUndefined()
    expect(findTool('toString', 'constructor')).toBeUndefined()
    expect(toolsByKeys(['seo/url-slug-generator', 'startup/runway-calculator']).map((tool) => tool.slug)).toEqual([
      'url-slug-generator',
      'runway-calculator',
    ])
  })

  it('lead to services that exist ', () => {
    for (const tool of tools) {
      expect(tool.relatedServices.length, tool.slug).toBeGreaterThan(0)
      for (const slug of tool.relatedServices) expect(serviceSlugs).toContain(slug)
    }
  })

  it('have a purpose of one sentence, each its own', () => {
    expect(new Set(tools.map((tool) => tool.purpose)).size).toBe(tools.length)
    for (const tool of tools) expect(sentences(tool.purpose), tool.slug).toBe(1)
  })

  it('are there for a job that ends "I want to …", each told once, and not by the name of a tool', () => {
    const wants = tools.flatMap((tool) => tool.wants)
    expect(new Set(wants).size).toBe(wants.length)
    for (const want of wants) {
      expect(want).toMatch(/^[a-z]+ .*[^.!?…]$/)
      expect(want.length, want).toBeLessThan(70)
      // A link by the name of a tool stays one of its kind on the page of a group.
      for (const { name } of tools) expect(want).not.toContain(name)
    }
  })

  it('say how they work, what they do not know and where to go next', () => {
    for (const tool of tools) {
      expect(tool.howItWorks.length, tool.slug).toBeGreaterThan(0)
      expect(tool.sources.length, tool.slug).toBeGreaterThan(0)
      expect(tool.workedExample.join(' '), tool.slug).toMatch(/\d/)
      expect(tool.questions.length, tool.slug).toBeLessThanOrEqual(5)
      expect(tool.limits.length, tool.slug).toBeGreaterThan(0)
      expect(
        toolsByKeys(tool.related).map(({ slug }) => slug),
        tool.slug,
      ).toHaveLength(3)
      expect(tool.related, tool.slug).not.toContain(`${tool.group}/${tool.slug}`)
      for (const { url } of tool.sources) if (url) expect(URL.canParse(url), url).toBe(true)
    }
  })

  it('have one folder each, with its parts, and no folder has no tool', () => {
    const folders = groupIds.flatMap((group) => {
      const root = path.join(import.meta.dirname, group)
      return existsSync(root) ? readdirSync(root).map((slug) => `${group}/${slug}`) : []
    })
    for (const tool of tools) {
      const folder = path.join(import.meta.dirname, tool.group, tool.slug)
      const files = ['info.ts', 'panel.tsx', 'calculate.ts', ...(tool.noScript === 'form' ? ['result.tsx'] : [])]
      for (const file of files) expect(existsSync(path.join(folder, file)), `${tool.slug}/${file}`).toBe(true)
    }
    expect(folders.toSorted()).toEqual(tools.map(({ group, slug }) => `${group}/${slug}`).toSorted())
  })

  it('are thirteen that work as a plain form', () => {
    const forms = tools.filter((tool) => tool.noScript === 'form')
    expect(forms.map(({ group, slug }) => `${group}/${slug}`)).toEqual([...formTools])
    expect(formTools.size).toBe(13)
  })

  it('answer a query only where there is a form', () => {
    const takes = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'https://x.example')
      return takesQuery(pathname, searchParams)
    }
    const answered = ['/tools?q=a', '/tools/seo?q=', '/career-toolkit?q=a', '/tools/startup/runway-calculator?cash=1']
    for (const address of answered) expect(takes(address), address).toBe(true)
    const others = ['/tools', '/tools?a=b', '/tools/nope?q=a', '/tools/startup/runway-calculator', '/tools/a/b/c?q=a']
    others.push('/tools/seo/serp-snippet-preview?q=a', '/tools/career-toolkit?q=a', '/contact?q=a')
    for (const address of others) expect(takes(address), address).toBe(false)
  })
})

describe('redirects', () => {
  it('are the rules of the directory', () => {
    expect(toolRedirects.map(({ source, destination }) => [source, destination])).toEqual([
      ['/tools/career-toolkit', '/career-toolkit'],
      ['/career-toolkit/:slug', '/tools/career-toolkit/:slug'],
      ['/tools/premium/content-repurposing-engine', '/tools/content-repurposing-engine'],
      ['/tools/premium/email-subject-line-generator', '/tools/email-subject-line-generator'],
      ['/tools/premium/landing-page-copy-generator', '/tools/landing-page-copy-generator'],
      ['/tools/freelancer/:path*', '/tools/freelancers/:path*'],
      ['/tools/creator/:path*', '/tools/creators/:path*'],
      ['/tools/e-commerce/:path*', '/tools/ecommerce/:path*'],
      ['/tools/social/:path*', '/tools/social-media/:path*'],
    ])
    expect(toolRedirects.every((rule) => rule.permanent)).toBe(true)
  })

  it('take no address away from a page', () => {
    const prefixes = toolRedirects.map((rule) => rule.source.replace(/\/:(path\*|slug)$/, '/'))
    for (const address of [...tools.map(toolPath), ...toolGroups.map((group) => group.path)]) {
      for (const prefix of prefixes) {
        expect(prefix.endsWith('/') ? address.startsWith(prefix) : address === prefix, `${prefix} ${address}`).toBe(
          false,
        )
      }
    }
  })
})

function sentences(text: string): number {
  // A full stop ends a sentence only before white space or the end, so "robots.txt" and '"ul."' do not count.
  return text.match(/[.?!](?=\s[A-Z]|$)/g)?.length ?? 0
}
