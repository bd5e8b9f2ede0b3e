import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { runCommand } from '../../scripts/command.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { loaded } from '../../tests/support/loaded.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { openBrowser, withSite } from '../harness.ts'
import { openEditor, PANEL, PUBLIC, PUBLIC_ON_A_PHONE, type Screen } from './screens.ts'

const LAPTOP = { end: '', viewport: { width: 1280, height: 800 }, colorScheme: 'light' } as const
const PHONE = { end: '-phone-dark', viewport: { width: 375, height: 812 }, colorScheme: 'dark' } as const

const looksOf = (laptop: readonly Screen[], phone: readonly Screen[]) => [
  { ...LAPTOP, screens: laptop },
  { ...PHONE, screens: phone },
]

/** The folders of images; `screenfuls` is how much of a page an image shows. */
const ALBUMS = [
  { folder: 'docs/screenshots', quality: 78, screenfuls: 1.6, looks: looksOf(PUBLIC, PUBLIC_ON_A_PHONE) },
  { folder: 'docs/screenshots/panel', quality: 70, screenfuls: 1, looks: looksOf(PANEL, PANEL) },
]

async function writeMessage(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage()
  await page.goto(`${origin}/contact`)
  await loaded(page)
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

/** A post with two later versions for the comparison. */
async function writeVersions(browser: Browser, origin: string): Promise<void> {
  const page = await browser.newPage({ viewport: LAPTOP.viewport })
  await signIn(page, origin)
  await page.goto(`${origin}/admin/posts?q=pierogi`)
  await loaded(page)
  await openEditor(page)
  await page.locator('.cm-content').click()
  for (const text of ['Cooked pierogi keep for two days in the cold.', 'Serve them with sour cream.']) {
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText(`\n\n${text}`)
    await page.keyboard.press('ControlOrMeta+Enter')
    await page.getByText('All changes saved.').waitFor()
  }
  await page.close()
}

async function open(page: Page, origin: string, { path: address, open: prepare }: Screen): Promise<void> {
  await page.goto(origin + address)
  await loaded(page)
  // A font can miss the first paint; after a reload it is cached.
  await page.reload()
  await loaded(page)
  await prepare?.(page)
  await loaded(page)
  // React shows streamed parts a moment after the page has loaded.
  await page.getByText('Loading…').waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    scrollTo(0, 0)
    const visible = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
  })
}

/** Removes the images of a folder, but not its subfolders. */
function empty(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(path.join(folder, file))
}

/** `npm run screenshots [-- <address of a running site>]`: the images of docs/screenshots, of a production build. */
await runCommand(() =>
  withSite(async (origin) => {
    await using browser = await openBrowser()
    await writeMessage(browser, origin)
    await writeVersions(browser, origin)
    for (const { folder, quality, screenfuls, looks } of ALBUMS) {
      empty(path.join(ROOT, folder))
      for (const { end, screens, ...look } of looks) {
        await using page = await browser.newPage({ ...look, reducedMotion: 'reduce' })
        if (screens === PANEL) await signIn(page, origin)
        const { width, height } = look.viewport
        const clip = { x: 0, y: 0, width, height: Math.round(height * screenfuls) }
        for (const screen of screens) {
          await open(page, origin, screen)
          const image = sharp(await page.screenshot({ clip, fullPage: screenfuls > 1 })).webp({ quality, effort: 6 })
          await image.toFile(path.join(ROOT, folder, `${screen.name}${end}.webp`))
        }
      }
    }
  }),
)
