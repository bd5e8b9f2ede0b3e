import { readdirSync, readFileSync } from 'node:fs'
import { toolGroups } from '../../lib/tools/groups.ts'
import { toolPath, tools } from '../../lib/tools/registry.ts'
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
