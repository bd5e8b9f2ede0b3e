import type { Page } from '@playwright/test'
import { expectToHold } from '../accessibility'
import { addSession } from '../accounts'
import { storePosts } from '../admin/service'
import { makeDraft, openPreview } from '../editor/forms'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'
import { unique } from '../unique'
import { loaded } from '../../tests/support/loaded.ts'

const YOUTUBE = 'https://youtu.be/dQw4w9WgXcQ?t=42'
const VIMEO = 'https://vimeo.com/76979871'
const TEXT = `Watch the hands before you begin.
${VIMEO}
Then fold them yourself.

[How to lay a table](${YOUTUBE})

See [the same](${YOUTUBE}) again.`

async function pathOfPost(content = TEXT): Promise<string> {
  const [post] = await storePosts([{ title: unique('A table for six'), content }])
  return `/blog/${post?.slug}`
}

/** The requests of a page to other sites. */
function foreignRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1') asked.push(request.url())
  })
  return asked
}

test('a video sends no request to another site before its play button is pressed, and the button names that site', async ({
  page,
}) => {
  await page.route(/youtube-nocookie\.com|vimeo\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  const asked = foreignRequests(page)
  await page.goto(await pathOfPost())
  const play = await hydrated(page.getByRole('button', { name: 'Play: How to lay a table' }))
  await expect(play).toHaveAccessibleDescription('Playing loads the video from YouTube, which then sees your address.')
  const other = page.getByRole('button', { name: 'Play: Video on Vimeo' })
  await expect(other).toHaveAccessibleDescription(/from Vimeo/)
  await expect(page.getByText('Then fold them yourself.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectToHold(page)
  await loaded(page)
  expect(asked).toEqual([])

  await play.focus()
  await page.keyboard.press('Enter')
  const player = page.locator('iframe')
  await expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42&autoplay=1')
  await expect(player).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin /)
  await expect(player).toHaveAttribute('title', 'How to lay a table')
  await expect(player).toBeFocused()
  await expect.poll(() => asked).toHaveLength(1)
  await other.click()
  await expect(page.locator('iframe[src^="https://player.vimeo.com/video/76979871?dnt=1"]')).toBeVisible()
})

test('structured data have the video with a title, and the printed page shows the addresses', async ({
  page,
  request,
}) => {
  const path = await pathOfPost()
  const html = await (await request.get(path)).text()
  expect(html.match(/"VideoObject"/g)).toHaveLength(1)
  expect(html).toContain('"embedUrl":"https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42"')
  expect(await (await request.get(`${path}.md`)).text()).toContain(`[How to lay a table](${YOUTUBE})`)
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  const body = page.locator('[data-post-body]')
  for (const address of [VIMEO, YOUTUBE]) await expect(body.getByText(address, { exact: true })).toBeVisible()
  await expect(body.locator('.video-frame').first()).toBeHidden()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the card of a video links to it', async ({ page }) => {
    await page.goto(await pathOfPost())
    const link = page.getByRole('link', { name: /^How to lay a table/ })
    await expect(link).toHaveAttribute('href', YOUTUBE)
    await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0)
    await expect(page.getByText('Playing loads the video')).toHaveCount(2)
    await expect(page.getByText('Playing loads the video').first()).toBeHidden()
  })
})

test('the editor shows the card in its preview, and a hint about its missing title', async ({ page }) => {
  await addSession(page)
  await makeDraft(page, unique('A table of a draft'), TEXT)
  await openPreview(page)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('button', { name: 'Play: How to lay a table' })).toBeVisible()
  await page.getByRole('button', { name: /^\d+ hints?$/ }).click()
  const hints = page.getByRole('region', { name: 'Before publishing' })
  await expect(hints.getByText('A video has no title')).toHaveCount(1)
})
