import type { Page, Request } from '@playwright/test'
import { expect } from '../fixtures'
import { loaded } from '../../tests/support/loaded.ts'

/** A headline may wrap differently when its font arrives. Stable is below 0.1: https://web.dev/articles/cls */
const SHIFT_MAX = 0.05

export type Visit = {
  html: string
  /** The requests of the browser so far. */
  requests: Request[]
}

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0)

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver((list) => {
      const shifts: unknown = Reflect.get(window, 'shifts')
      if (Array.isArray(shifts))
        shifts.push(...list.getEntries().map((entry) => Reflect.get(entry, 'value') as unknown))
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Opens a page with fonts that arrive after the first paint, and fails if more than a headline moves then. */
export async function openStable(page: Page, path: string): Promise<Visit> {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await watchShifts(page)
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  const answer = await page.goto(path, { waitUntil: 'commit' })
  await expect.poll(() => isPainted(page)).toBe(true)
  release()
  await loaded(page)
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[])
  expect
    .soft(
      shifts.reduce((sum, shift) => sum + shift, 0),
      'layout shift',
    )
    .toBeLessThan(SHIFT_MAX)
  return { html: (await answer?.text()) ?? '', requests }
}

/**
 * The bytes that a document may have: a frame, plus its text and controls twice, as markup
 * and as React's data. Other posts on a listing change the document and the limit alike.
 */
export const documentBudget = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const characters = document.body.innerText.length
    const controls = document.querySelectorAll('a, button, input, img, svg').length
    return 12_000 + 4 * characters + 700 * controls
  })

export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })

/** The preloads that the document does not use; the browser warns of them. */
export const unusedPreloads = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')]
    const shown = new Set([...document.images].map((image) => image.srcset || image.src))
    const images = links.filter(({ as, imageSrcset, href }) => as === 'image' && !shown.has(imageSrcset || href))
    const fonts = links.filter(({ as }) => as === 'font')
    const loadedFonts = [...document.fonts].filter(({ status }) => status === 'loaded')
    return { images: images.map(({ href }) => href), fonts: Math.max(0, fonts.length - loadedFonts.length) }
  })

/** The images of the page that fail to load; images further down are loaded at once. */
export const missingImages = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    const seen = await Promise.all(
      images.map((image) =>
        image.decode().then(
          () => null,
          () => image.currentSrc || image.src || image.outerHTML,
        ),
      ),
    )
    return seen.filter((address) => address !== null)
  })
