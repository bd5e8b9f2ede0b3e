import type { Browser, Page } from 'playwright'
import { runCommand } from '../../scripts/command.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { openBrowser, withSite } from '../harness.ts'
import { openAlbum } from './camera.ts'
import { openDesk, type Screen, SCREENS } from './desk-screens.ts'

const LOOKS = [
  { end: '', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { end: '-phone-dark', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
] as const

async function writeMessage(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${origin}/contact`, { waitUntil: 'networkidle' })
  const texts = {
    'Full Name': 'Anna Nowak',
    'Email Address': 'anna@example.org',
    Subject: 'Salt in dough',
    Message: 'How much salt do you take for 500 g of flour? And when?',
  }
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label }).pressSequentially(text, { delay: 40 })
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page
    .getByText(/message/i)
    .first()
    .waitFor()
  await page.close()
}

const LATER = '\n\n## To keep\n\nCooked pierogi keep for two days in the cold, and are fried in butter then.'

/** A post with two changes for the comparison: words, and a picture. */
async function writeVersions(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await signIn(page, origin)
  await page.goto(`${origin}/admin/posts?q=pierogi`, { waitUntil: 'networkidle' })
  await openDesk(page)
  const save = async () => {
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText('All changes saved.').waitFor()
  }
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(LATER)
  await page.getByRole('tab', { name: 'Pictures', exact: true }).click()
  await page.getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'From the library' })
  await library.getByRole('list', { name: 'Pictures of the library' }).getByRole('button').first().click()
  await library.getByRole('button', { name: 'Insert into text' }).click()
  await save()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('\n\nServe them with sour cream.')
  await save()
  await page.close()
}

async function open(page: Page, origin: string, { path, open: prepare }: Screen): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await prepare?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    scrollTo(0, 0)
    const visible = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
  })
}

/** `npm run screenshots:desk [-- <address of a running site>]`: the images of docs/screenshots/desk. */
await runCommand(() =>
  withSite(async (origin) => {
    const save = openAlbum('docs/screenshots/desk', 70)
    await using browser = await openBrowser()
    await writeMessage(browser, origin)
    await writeVersions(browser, origin)
    for (const { end, ...look } of LOOKS) {
      await using page = await browser.newPage({ ...look, reducedMotion: 'reduce' })
      await signIn(page, origin)
      for (const screen of SCREENS) {
        await open(page, origin, screen)
        await save(screen.name + end, page)
      }
    }
  }),
)
