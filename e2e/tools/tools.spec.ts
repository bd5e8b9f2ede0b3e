import type { ToolJourney } from '@site/tools/journey'
import { loadFiles, toolPath, tools } from '@site/tools/node'
import { expect, test } from '../fixtures'
import { mainText } from './main-text'
import { visit } from './visit'

const journeys = await loadFiles<{ journey: ToolJourney }>('journey.ts')

// The tools are independent of each other: the workers take from one list.
test.describe.configure({ mode: 'parallel' })

const all = tools.map((tool) => {
  const path = toolPath(tool)
  const journey = journeys[`${tool.group}/${tool.slug}/journey.ts`]?.journey
  if (!journey) throw new Error(`${path} has no journey.ts`)
  return { path, journey }
})

/** The first page of a browser takes several times as long as a later one, so a journey visits several tools. */
const AT_ONCE = 4

for (let first = 0; first < all.length; first += AT_ONCE) {
  const some = all.slice(first, first + AT_ONCE)

  test.describe(some.map(({ path }) => path).join(', '), () => {
    test.use({ expectedErrors: some.flatMap(({ journey }) => journey.expectedErrors ?? []) })

    test('answer, also without a network', async ({ page, baseURL }) => {
      for (const [index, { path, journey }] of some.entries())
        await test.step(path, async () => {
          // All tools share one kit, so half of them are enough for each scheme.
          await visit(page, { path, origin: baseURL ?? '', scheme: index % 2 === 0 ? 'light' : 'dark', journey })
        })
    })
  })
}

for (const { path, journey } of all)
  for (const { title, expectedErrors = [], run } of journey.tests ?? [])
    test.describe(path, () => {
      test.use({ expectedErrors })
      test(title, ({ page }) => run(page, path))
    })

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
