import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { ensureChromium } from '../../scripts/testing/chromium.ts'
import { ROOT } from '../../scripts/local-server/local-env.ts'
import { runCommand } from '../../scripts/local-server/run.ts'
import { withSite } from '../../scripts/testing/throwaway-site.ts'

const FOLDER = path.join(ROOT, 'docs/screenshots')
const SITE_PORT = 3340
const WEBP_QUALITY = 78

type Shot = { name: string; path: string; width: number; height: number; colorScheme: 'light' | 'dark' }

const wide = (name: string, address: string): Shot => ({
  name,
  path: address,
  width: 1280,
  height: 900,
  colorScheme: 'light',
})
const narrow = (name: string, address: string): Shot => ({
  name: `${name}-phone-dark`,
  path: address,
  width: 375,
  height: 812,
  colorScheme: 'dark',
})

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

const SHOTS: Shot[] = [
  wide('home', '/'),
  wide('listing', '/blog'),
  wide('post', RECIPE),
  wide('search', '/search?q=soup'),
  wide('contact', '/contact'),
  wide('service', '/services/ai-agent-development'),
  wide('case-study', '/case-studies/pet-food-wholesale-leads'),
  wide('tools', '/tools'),
  wide('not-found', '/no/such-page'),
  narrow('home', '/'),
  narrow('post', RECIPE),
  narrow('tools', '/tools'),
]

async function take(
  browser: Browser,
  origin: string,
  { name, path: address, width, height, colorScheme }: Shot,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  // The fonts that missed the first paint are there for the second.
  await page.reload({ waitUntil: 'networkidle' })
  // What a visitor sees first, and as much again: enough to judge a page by.
  const picture = await page.screenshot({
    clip: { x: 0, y: 0, width, height: Math.round(height * 1.6) },
    fullPage: true,
  })
  await sharp(picture)
    .webp({ quality: WEBP_QUALITY, effort: 6 })
    .toFile(path.join(FOLDER, `${name}.webp`))
  await page.close()
}

/** `npm run screenshots [-- <address of a running site>]`: the pictures of docs/screenshots, of a production build. */
await runCommand(() =>
  withSite(SITE_PORT, async (origin) => {
    mkdirSync(FOLDER, { recursive: true })
    // Not its folders: those of the panel are another script's.
    for (const file of readdirSync(FOLDER)) if (file.endsWith('.webp')) rmSync(path.join(FOLDER, file))
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    try {
      for (const shot of SHOTS) await take(browser, origin, shot)
    } finally {
      await browser.close()
    }
    console.log(`${SHOTS.length} pictures in ${path.relative(process.cwd(), FOLDER)}`)
  }),
)
