import type { ToolTexts } from '@site/tools'
import { toolGroups, type ToolGroupId } from '@site/tools/groups'
import { loadFiles, toolPath, tools } from '@site/tools/node'
import { toolLabels, toolsCallToAction } from '../../lib/content/tools.ts'
import { expect, test } from '../fixtures'
import { readPage } from '../seo/page-facts'
import { mainText } from './main-text'

const texts = await loadFiles<{ texts: ToolTexts }>('texts.ts')

const firstOf = (group: ToolGroupId) => tools.find((tool) => tool.group === group)?.slug ?? ''
const renamed = (from: string, to: ToolGroupId) =>
  [
    [`/tools/${from}`, `/tools/${to}`],
    [`/tools/${from}/${firstOf(to)}`, `/tools/${to}/${firstOf(to)}`],
  ] as const

const moved = [
  ['/tools/career-toolkit', '/career-toolkit'],
  [`/career-toolkit/${firstOf('career-toolkit')}`, `/tools/career-toolkit/${firstOf('career-toolkit')}`],
  ...renamed('freelancer', 'freelancers'),
  ...renamed('creator', 'creators'),
  ...renamed('e-commerce', 'ecommerce'),
  ...renamed('social', 'social-media'),
  ...tools
    .filter(({ hasShortAddress }) => hasShortAddress)
    .map((tool) => [`/tools/${tool.group}/${tool.slug}`, toolPath(tool)] as const),
]

const ASKS_FOR_MONEY = /paywall|subscribe (?:now|to)|upgrade to|buy now/i

test('an old address redirects permanently to the new one', async ({ request }) => {
  for (const [from, to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(308)
    expect(answer.headers()['location'], from).toMatch(new RegExp(`^(?:https?://[^/]+)?${to}$`))
    expect((await request.get(to)).status(), to).toBe(200)
  }
})

test('every group has its page', async ({ request }) => {
  for (const { path } of toolGroups) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toMatch(ASKS_FOR_MONEY)
  }
})

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The sections of a tool's page, in their order. */
function anatomy(tool: (typeof tools)[number]): string[] {
  const own = texts[`${tool.group}/${tool.slug}/texts.ts`]?.texts
  if (!own) throw new Error(`${tool.slug} has no texts.ts`)
  const related = own.related.flatMap((key) => tools.filter(({ group, slug }) => `${group}/${slug}` === key))
  const parts = [
    tool.name,
    tool.purpose,
    toolLabels.privacy,
    toolLabels.howItWorks,
    ...own.howItWorks,
    ...Object.entries(own.formulas ?? {}).flat(),
    toolLabels.sources,
    ...Object.keys(own.sources),
    toolLabels.workedExample,
    ...own.workedExample,
    toolLabels.limits,
    ...own.limits,
    toolLabels.questions,
    ...Object.entries(own.questions).flat(),
    ...(own.datedAsOf ? ['Limits checked on'] : []),
    toolLabels.relatedTools,
    ...related.flatMap(({ name, purpose }) => [name, purpose]),
    toolsCallToAction.title,
  ]
  return parts.map(spaced)
}

interface Graph {
  '@graph': { '@type': string; name?: string; offers?: object; itemListElement?: object[] }[]
}

test('every tool explains its method, with an example, sources, limits and links', async ({ request }) => {
  for (const tool of tools) {
    const path = toolPath(tool)
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    expect(html, path).not.toMatch(ASKS_FOR_MONEY)
    const text = mainText(html)
    let at = 0
    for (const part of anatomy(tool)) {
      const found = text.indexOf(part, at)
      expect(found, `${path}: “${part}” behind “…${text.slice(Math.max(0, at - 40), at)}”`).toBeGreaterThanOrEqual(0)
      at = found + part.length
    }
    const data = readPage(await answer.body()).graphs.flatMap((graph) => (graph as Graph)['@graph'])
    const application = data.find((one) => one['@type'] === 'WebApplication')
    expect(application, path).toMatchObject({
      name: tool.name,
      description: tool.purpose,
      operatingSystem: 'Any',
      offers: { price: '0', priceCurrency: 'EUR' },
    })
    expect(application, path).not.toHaveProperty('aggregateRating')
    expect(data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement, path).toHaveLength(4)
    expect(data, path).not.toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }))
  }
})

test('the route that answers forms has no address of its own', async ({ request }) => {
  const [form] = tools.filter(({ noScript }) => noScript === 'form').map(toolPath)
  const answer = await request.get(`/tool-answer${form}?a=5`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']?.endsWith(`${form}?a=5`)).toBe(true)
})

test('an address of no tool and no group answers 404, without a redirect', async ({ request }) => {
  for (const path of [
    '/tools/nope',
    '/tools/seo/nope',
    `/tools/seo/${firstOf('freelancers')}`,
    `/tools/nope/${firstOf('seo')}`,
    '/tools/constructor',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(await answer.text(), path).toContain('Oops! Page not found')
  }
})
