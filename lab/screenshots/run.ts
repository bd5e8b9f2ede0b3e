import { runCommand } from '../../scripts/command.ts'
import { openBrowser, withSite } from '../harness.ts'
import { openAlbum } from './camera.ts'

const RECIPE = '/blog/pierogi-ruskie-with-browned-onions'

const WIDE = {
  home: '/',
  listing: '/blog',
  post: RECIPE,
  search: '/search?q=soup',
  contact: '/contact',
  service: '/services/ai-agent-development',
  'case-study': '/case-studies/pet-food-wholesale-leads',
  tools: '/tools',
  'not-found': '/no/such-page',
}
const LOOKS = [
  { pages: WIDE, end: '', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  {
    pages: { home: '/', post: RECIPE, tools: '/tools' },
    end: '-phone-dark',
    viewport: { width: 375, height: 812 },
    colorScheme: 'dark',
  },
] as const

/** `npm run screenshots [-- <address of a running site>]`: the images of docs/screenshots, of a production build. */
await runCommand(() =>
  withSite(async (origin) => {
    const save = openAlbum('docs/screenshots', 78)
    await using browser = await openBrowser()
    for (const { pages, end, ...look } of LOOKS) {
      const { width, height } = look.viewport
      for (const [name, address] of Object.entries(pages)) {
        await using page = await browser.newPage({ ...look, reducedMotion: 'reduce' })
        await page.goto(origin + address, { waitUntil: 'networkidle' })
        // A font that missed the first paint is there for the second.
        await page.reload({ waitUntil: 'networkidle' })
        // The first screen and more than half of the next.
        await save(name + end, page, { clip: { x: 0, y: 0, width, height: Math.round(height * 1.6) }, fullPage: true })
      }
    }
  }),
)
