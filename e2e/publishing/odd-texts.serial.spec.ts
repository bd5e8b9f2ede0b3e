import pLimit from 'p-limit'
import { signIn } from '../accounts'
import { backendEnvironment } from '../control'
import { expect, test } from '../fixtures'
import { newForm, openPreview, write } from '../editor/forms'
import { hydrated } from '../hydrated'
import { KNOWN_BOMBS, oddTexts } from '../../tests/support/odd-posts.ts'
import { LISTS, publishUnchecked, readAddress, readPost, removePosts, renewAll } from '../../tests/support/odd-site.ts'
import { SITE_PORT, TEST_REVALIDATE_SECRET } from '../../tests/support/ports.ts'

const SITE = `http://localhost:${SITE_PORT}`

test.describe('texts that were stored without any check', () => {
  test.use({ expectedServerErrors: [/A text is shown without its form/] })

  test('break no page and no list', async () => {
    const backend = await backendEnvironment()
    const bombs = KNOWN_BOMBS.map(
      ([, text]) => ({ kind: 'repetition', text: `Enough words to begin with.\n\n${text}` }) as const,
    )
    const slugs = await publishUnchecked(backend, [...oddTexts(21), ...bombs])
    try {
      await renewAll(SITE, TEST_REVALIDATE_SECRET)
      // Three of each kind; `npm run chaos -- texts` tests thousands.
      const complaints = (await pLimit(4).map(slugs, (slug) => readPost(SITE, slug))).flat()
      for (const address of LISTS) complaints.push(...(await readAddress(SITE, address)).complaints)
      expect(complaints).toEqual([])
      const feed = (await readAddress(SITE, '/feeds/guide.xml')).body
      // Twenty entries, except posts that take too long to render, which a feed leaves out.
      expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(15)
      const sitemap = (await readAddress(SITE, '/sitemaps/posts-1.xml')).body
      for (const slug of slugs) expect(sitemap).toContain(`/blog/${slug}<`)
    } finally {
      await removePosts(backend, slugs)
      await renewAll(SITE, TEST_REVALIDATE_SECRET)
    }
  })
})

test('a text that takes too long is refused at its field, delays no other request and is not lost', async ({
  page,
}) => {
  await signIn(page)
  await openPreview(page)
  await hydrated(newForm(page).getByRole('button', { name: 'Save as draft' }))
  await expect(newForm(page).locator('.cm-content')).toBeVisible()
  const deep = `Enough words for a post that readers may see, and more.\n\n${'>'.repeat(1000)} deep`
  await write(newForm(page), 'A text that takes too long', deep)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText(/Line 3 is nested 1,000 levels deep/)).toBeVisible()
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.postData()?.includes('"intent"') === true),
    page.getByRole('button', { name: /^Publish/ }).click(),
  ])
  const words = 'Line 3 is nested 1,000 levels deep. At most 100 can be shown.'
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible()
  await expect(page.getByLabel('Content', { exact: true })).toContainText('deep')

  // The same action with worse texts answers, and other requests are answered before it.
  for (const [what, text] of KNOWN_BOMBS.slice(2)) {
    const body = (sent.postData() ?? '').replace(
      JSON.stringify(deep).slice(1, -1),
      JSON.stringify(`Enough words for it. ${text}`).slice(1, -1),
    )
    const order: string[] = []
    const saved = page.request
      .post(sent.url(), { headers: await sent.allHeaders(), data: body })
      .then(async (answer) => {
        order.push('saved')
        return { status: answer.status(), text: await answer.text() }
      })
    for (let reader = 0; reader < 5; reader++) order.push(String((await fetch(`${SITE}/robots.txt`)).status))
    const { status, text: answer } = await saved
    expect(status, what).toBe(200)
    expect(answer, what).toMatch(/takes too long|columns/)
    expect(
      order.filter((entry) => entry === '200'),
      what,
    ).toHaveLength(5)
    if (/takes too long/.test(answer)) expect(order.indexOf('saved'), what).toBeGreaterThan(3)
  }
})
