import type { ToolJourney } from '@site/tools/journey'
import { loadFiles, toolPath, tools } from '@site/tools/node'
import { expect, test } from '../fixtures'
import { mainText } from './main-text'
import { visit } from './visit'

const journeys = await loadFiles<{ journey: ToolJourney }>('journey.ts')

// The tools are independent of each other: the workers take from one list.
test.describe.configure({ mode: 'parallel' })

for (const [index, tool] of tools.entries()) {
  const path = toolPath(tool)
  const journey = journeys[`${tool.group}/${tool.slug}/journey.ts`]?.journey
  if (!journey) throw new Error(`${path} has no journey.ts`)

  test.describe(path, () => {
    test.use({ expectedErrors: journey.expectedErrors ?? [] })

    test('answers, also without a network', async ({ page, baseURL }) => {
      // All tools share one kit, so half of them are enough for each scheme.
      await visit(page, { path, origin: baseURL ?? '', scheme: index % 2 === 0 ? 'light' : 'dark', journey })
    })
  })

  for (const { title, expectedErrors = [], run } of journey.tests ?? []) {
    test.describe(path, () => {
      test.use({ expectedErrors })
      test(title, ({ page }) => run(page, path))
    })
  }
}

const forms = tools.flatMap((tool) => {
  const form = journeys[`${tool.group}/${tool.slug}/journey.ts`]?.journey.plainForm
  return form ? [{ path: toolPath(tool), ...form }] : []
})

test('every calculator with a plain form answers it without a script, with noindex', async ({ request, baseURL }) => {
  expect(forms.map(({ path }) => path)).toEqual(tools.filter(({ noScript }) => noScript === 'form').map(toolPath))
  for (const { path, query, shows } of forms) {
    const html = await (await request.get(`${path}?${query}`)).text()
    const text = mainText(html)
    expect(text, path).toContain(shows)
    expect(text, path).toContain('They are not stored.')
    expect(html, path).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`)
  }
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a calculator is a plain form', async ({ page }) => {
    const [form] = forms
    await page.goto(form?.path ?? '')
    await page.locator('.tool-form [type=submit]').click()
    await expect(page).toHaveURL(new RegExp(`${form?.path}\\?`))
    await expect(page.locator('.tool-result')).toContainText(/\d/)
  })
})
