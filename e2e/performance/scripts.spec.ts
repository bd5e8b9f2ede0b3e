import type { Locator, Response } from '@playwright/test'
import { templates } from '../../scripts/testing/templates.ts'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { toolPath, tools } from '../../lib/tools/registry.ts'
import { panelWeights, pageScripts } from './page-scripts'

const KILOBYTE = 1000

/** Of scripts beside Next's runtime, in bytes after gzip. The studio's dropdowns and forms have their price. */
function budgetOf(path: string): number {
  return (/^\/(services|case-studies|tools|career-toolkit)/.test(path) ? 30 : 12) * KILOBYTE
}

for (const { path } of templates) {
  test(`${path} keeps to its budget of scripts`, async ({ baseURL }) => {
    const scripts = await pageScripts(baseURL ?? '', path)
    const sum = (isRuntime: boolean) =>
      scripts.filter((script) => script.isRuntime === isRuntime).reduce((bytes, script) => bytes + script.bytes, 0)
    const ours = scripts.filter(({ isRuntime }) => !isRuntime).map(({ name, bytes }) => `${name} ${bytes}`)
    expect(sum(false), ours.join(', ')).toBeLessThan(budgetOf(path))
    // Were the runtime taken for ours or the other way round, the sum above would say nothing.
    expect(sum(true)).toBeGreaterThan(120 * KILOBYTE)
  })
}

/** What reads a text by lists of words; each other tool is a form and a sum, or fetches its engine later. */
const ENGINES = ['house-style-checker']

/** The studio's budget and 25 kB for the tool, 60 for an engine. */
function toolBudget(slug: string): number {
  return (ENGINES.includes(slug) ? 90 : 55) * KILOBYTE
}

test('every tool keeps to its budget of scripts', async ({ baseURL }) => {
  const any = tools[0]
  const scripts = await pageScripts(baseURL ?? '', any ? toolPath(any) : '/tools')
  const page = scripts.filter(({ isRuntime }) => !isRuntime).reduce((sum, { bytes }) => sum + bytes, 0)
  const panels = panelWeights(new Set(scripts.map(({ name }) => name)))
  const weights = tools.map(({ group, slug }) => ({ slug, bytes: page + (panels.get(`${group}/${slug}`) ?? Infinity) }))
  expect(weights.filter(({ slug, bytes }) => bytes > toolBudget(slug))).toEqual([])
  // Were the panels' chunks not found, the sums above would say nothing.
  expect(Math.min(...panels.values())).toBeGreaterThan(10 * KILOBYTE)
})

test('what a recipe needs in the browser comes with recipes alone', async ({ page }) => {
  const recipeScripts = async (path: string, live?: Locator) => {
    const texts: Promise<string>[] = []
    const note = (answer: Response) => {
      if (answer.request().resourceType() === 'script') texts.push(answer.text())
    }
    page.on('response', note)
    await page.goto(path, { waitUntil: 'networkidle' })
    // What the page loads by itself comes when it is live, which on a busy machine is later than a quiet moment.
    if (live) await hydrated(live)
    page.off('response', note)
    return (await Promise.all(texts)).filter((text) => text.includes('flavorcraft:ticks:')).length
  }
  expect(await recipeScripts('/blog/what-salt-does')).toBe(0)
  const print = page.getByRole('button', { name: 'Print', exact: true })
  expect(await recipeScripts('/blog/pierogi-ruskie-with-browned-onions', print)).toBe(1)
})
