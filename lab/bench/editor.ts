import type { Page } from 'playwright'
import sharp from 'sharp'
import { runCommand } from '../../scripts/command.ts'
import { signIn } from '../../tests/support/sign-in.ts'
import { openBrowser, quantile, withSite } from '../harness.ts'

const WORDS = 10_000
const KEYS_TYPED = 120
const SENTENCE = 'Flour, water, salt and patience make a bread that keeps for a week. '

/** 10,000 words with a heading every 200, like a long guide. */
function longText(): string {
  const words = SENTENCE.split(' ').length - 1
  const paragraphs = Array.from({ length: Math.ceil(WORDS / 100) }, (_, index) => {
    const paragraph = SENTENCE.repeat(Math.round(100 / words)).trim()
    return index % 2 === 0 ? `## Part ${index / 2 + 1}\n\n${paragraph}` : paragraph
  })
  return paragraphs.join('\n\n')
}

/** Milliseconds from a key press to the frame that shows it, for many keys. */
async function typingTimes(page: Page): Promise<number[]> {
  await page.getByLabel('Title', { exact: true }).fill('A long guide')
  await page.locator('.cm-content').fill(longText())
  await page.locator('.cm-content').press('ControlOrMeta+End')
  // Wait until the work that the first text starts has ended: storing, sending, advice.
  await page.getByText('Draft saved').first().waitFor()
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { keyTimes: times })
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    )
  })
  await page.keyboard.type('a quick brown fox jumps over the lazy dog, '.repeat(9).slice(0, KEYS_TYPED), { delay: 60 })
  return page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes)
}

const RECIPE = `- Servings: 4
- Prep time: 10 min
- Cook time: 20 min

## Ingredients

- 200 g barley
- 2 carrots

## Method

1. Simmer the barley in a litre of stock until it is tender.
2. Add the carrots, and cook them for ten minutes.`

/** Fills the form with a recipe and two pictures; returns the seconds from the button to the message that it is public. */
async function publishRecipe(page: Page, origin: string): Promise<number> {
  const click = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const colours = ['#b84a2f', '#4c6b3c']
  const files = await Promise.all(
    colours.map(async (background, index) => ({
      name: `soup-${index + 1}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
        .png()
        .toBuffer(),
    })),
  )
  await page.goto(`${origin}/admin/blog`)
  await page.locator('.cm-content').waitFor()
  await page.getByLabel('Title', { exact: true }).fill(`Barley soup ${Date.now() % 100_000}`)
  await page.locator('.cm-content').fill(RECIPE)
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.locator('input[type=file]').setInputFiles(files)
  await page.getByLabel('Alt text for picture 1').fill('Barley soup in a bowl')
  await click('Insert picture 2 into text')
  await page.getByText('Uploaded', { exact: false }).nth(1).waitFor()
  const started = performance.now()
  await click('Publish')
  await page.getByText('Blog Published Successfully!').first().waitFor()
  return (performance.now() - started) / 1000
}

/** `npm run bench:editor [-- <address of a running site>]`: how fast typing is and how long publishing takes. */
await runCommand(() =>
  withSite(async (origin) => {
    await using browser = await openBrowser()
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await signIn(page, origin)
    const seconds = await publishRecipe(page, origin)
    console.log(`A recipe with two pictures is public after ${seconds.toFixed(1)} s.`)
    await page.goto(`${origin}/admin/blog`)
    await page.locator('.cm-content').waitFor()
    const times = await typingTimes(page)
    const [half, most, worst] = [0.5, 0.95, 1].map((share) => Math.round(quantile(times, share)))
    console.log(
      `${WORDS} words, ${times.length} keys: half within ${half} ms, 95 % within ${most} ms, all within ${worst} ms.`,
    )
  }),
)
