import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { openDesk, type Screen, SCREENS } from './desk-screens.ts'
import { ensureChromium } from '../../scripts/testing/chromium.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { signIn } from '../../scripts/testing/sign-in.ts'
import { withSite } from '../../scripts/testing/throwaway-site.ts'

const FOLDER = path.join(ROOT, 'docs/screenshots/desk')
const SITE_PORT = 3341
const WEBP_QUALITY = 70
const LOOKS = [
  { end: '', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { end: '-phone-dark', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
] as const

/** What a visitor has written, so that the inbox is not empty: in as much time as a person takes. */
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

/** A post that was changed twice, so that there is something to compare: words, and a picture. */
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

async function take(page: Page, origin: string, { name, path: address, open }: Screen, end: string): Promise<void> {
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await open?.(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    scrollTo(0, 0)
    const seen = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
  })
  await sharp(await page.screenshot())
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(path.join(FOLDER, `${name}${end}.webp`))
}

/** `npm run screenshots:desk [-- <address of a running site>]`: the pictures of docs/screenshots/desk. */
await runCommand(() =>
  withSite(SITE_PORT, async (origin) => {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(FOLDER, { recursive: true })
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    try {
      await writeMessage(browser, origin)
      await writeVersions(browser, origin)
      for (const { end, ...look } of LOOKS) {
        const page = await browser.newPage({ ...look, reducedMotion: 'reduce' })
        await signIn(page, origin)
        for (const screen of SCREENS) await take(page, origin, screen, end)
        await page.close()
      }
    } finally {
      await browser.close()
    }
    console.log(`${SCREENS.length * LOOKS.length} pictures in ${path.relative(process.cwd(), FOLDER)}`)
  }),
)
