import { readdirSync, readFileSync } from 'node:fs'
import { toolGroups } from '../../lib/tools/groups.ts'
import { toolLabels, toolsCallToAction } from '../../lib/content/tools.ts'
import { toolPath, tools, toolsByKeys } from '../../lib/tools/registry.ts'
import { expect, test } from '../fixtures'

const moved = [
  ['/tools/career-toolkit', '/career-toolkit'],
  ['/career-toolkit/cover-letter-builder', '/tools/career-toolkit/cover-letter-builder'],
  ['/tools/premium/content-repurposing-engine', '/tools/content-repurposing-engine'],
  ['/tools/premium/email-subject-line-generator', '/tools/email-subject-line-generator'],
  ['/tools/premium/landing-page-copy-generator', '/tools/landing-page-copy-generator'],
  ['/tools/freelancer', '/tools/freelancers'],
  ['/tools/freelancer/invoice-maker', '/tools/freelancers/invoice-maker'],
  ['/tools/creator/subtitle-converter', '/tools/creators/subtitle-converter'],
  ['/tools/e-commerce/eu-vat-calculator', '/tools/ecommerce/eu-vat-calculator'],
  ['/tools/social/character-counter', '/tools/social-media/character-counter'],
] as const

for (const [from, to] of moved) {
  test(`${from} moved for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers()['location']).toBe(to)
    expect((await request.get(to)).status()).toBe(200)
  })
}

test('every tool has its journey', () => {
  const specs = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.spec.ts'))
  const journeys = specs.map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')).join('\n')
  const missing = tools.filter(({ slug }) => !journeys.includes(`${slug}'`))
  expect(missing.map(({ slug }) => slug)).toEqual([])
})

test('every group and every tool has its page, and it asks for no money', async ({ request }) => {
  for (const path of [...toolGroups.map((group) => group.path), ...tools.map(toolPath)]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).not.toMatch(/paywall|subscribe (?:now|to)|upgrade to|buy now/i)
  }
})

/** The visible text of a page's main part, its tags gone. */
function mainText(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .replace(/<(script|style|noscript)[\s>][\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What a tool's page says, in the order in which it says it. */
function anatomy(tool: (typeof tools)[number]): string[] {
  const parts = [
    tool.name,
    tool.purpose,
    toolLabels.privacy,
    toolLabels.howItWorks,
    ...tool.howItWorks,
    ...(tool.formulas ?? []).flatMap(({ label, text }) => [label, text]),
    toolLabels.sources,
    ...tool.sources.map(({ label }) => label),
    toolLabels.workedExample,
    ...tool.workedExample,
    toolLabels.limits,
    ...tool.limits,
    toolLabels.questions,
    ...tool.questions.flatMap(({ question, answer }) => [question, answer]),
    ...(tool.datedAsOf ? ['Limits checked on'] : []),
    toolLabels.relatedTools,
    ...toolsByKeys(tool.related).flatMap(({ name, purpose }) => [name, purpose]),
    toolsCallToAction.title,
  ]
  return parts.map(spaced)
}

interface Graph {
  '@graph': { '@type': string; name?: string; offers?: object; itemListElement?: object[] }[]
}

const structured = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => (JSON.parse(json) as Graph)['@graph'],
  )

test('every tool says how it works, by an example, with its sources and limits, and leads on', async ({ request }) => {
  for (const tool of tools) {
    const path = toolPath(tool)
    const html = await (await request.get(path)).text()
    const text = mainText(html)
    let at = 0
    for (const part of anatomy(tool)) {
      const found = text.indexOf(part, at)
      expect(found, `${path}: “${part}” behind “…${text.slice(Math.max(0, at - 40), at)}”`).toBeGreaterThanOrEqual(0)
      at = found + part.length
    }
    const data = structured(html)
    const application = data.find((one) => one['@type'] === 'WebApplication')
    expect(application, path).toMatchObject({
      name: tool.name,
      description: tool.purpose,
      operatingSystem: 'Any',
      offers: { price: '0', priceCurrency: 'EUR' },
    })
    expect(application, path).not.toHaveProperty('aggregateRating')
    expect(data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement, path).toHaveLength(4)
    expect(
      data.map((one) => one['@type']),
      path,
    ).not.toContain('FAQPage')
  }
})

test('the route that answers forms has no address of its own', async ({ request }) => {
  const answer = await request.get('/tool-answer/tools/startup/runway-calculator?cash=5', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toMatch(/\/tools\/startup\/runway-calculator\?cash=5$/)
})

for (const path of [
  '/tools/nope',
  '/tools/seo/nope',
  '/tools/seo/invoice-maker',
  '/tools/nope/invoice-maker',
  '/tools/constructor',
]) {
  test(`${path} is not found, and leads nowhere else`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('Oops! Page not found')
  })
}
