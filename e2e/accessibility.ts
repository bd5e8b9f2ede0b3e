import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures'

/** The minified copy: the package's export is more than twice as long, and every page parses it again. */
const AXE = readFileSync(path.join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

/** The rules of axe about colours: a change of the scheme can break no others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Look = { rules?: string[]; within?: string }

/**
 * Fails on every violation that axe finds in the page's present state, by WCAG 2.2 AA and the best practices. `rules`
 * limits the rules, `within` the part of the page.
 */
export async function expectAccessible(page: Page, { rules, within = ':root' }: Look = {}): Promise<void> {
  // A page that is still loading has its frame, but no heading or title yet.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page).toHaveTitle(/./)
  // Injected once per page: axe's wrapper for Playwright injects it for every check.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const look = async ([runOnly, part]: [string[] | undefined, string]) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    // Users cannot reach anything behind a modal dialog, so only the dialog is checked.
    const shown = document.querySelector('dialog:modal') ?? document.querySelector(part)
    if (!shown?.checkVisibility()) throw new Error(`The page shows no ${part}`)
    const { violations } = await run(shown, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  const found = await page.evaluate(look, [rules, within] as [string[] | undefined, string])
  expect(found, await page.title()).toEqual([])
}

/** Fails when the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, `px too wide at ${page.viewportSize()?.width}`).toBeLessThanOrEqual(0)
}

/** Waits until a change of the scheme is drawn: during a transition elements still have the former colours. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // The animation of the reading progress follows the scrolling and never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })

type View = { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }

async function expectToHoldIn(page: Page, views: readonly View[], within?: string): Promise<void> {
  for (const { width, colorScheme, rules } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    await expectAccessible(page, { ...(rules && { rules }), ...(within && { within }) })
    await expectNoSidewaysScroll(page)
  }
}

/** For templates: fails if axe finds a violation or the page scrolls sideways, in each scheme at each width. */
export const expectToHoldInAllViews = (page: Page) =>
  expectToHoldIn(page, [
    { width: 375, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark', rules: COLOUR_RULES },
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark', rules: COLOUR_RULES },
  ])

/**
 * For a state of a template that is checked in all views: every rule at both widths, each scheme at one width. `within`
 * limits it to the part of the page that the state changes.
 */
export const expectToHold = (page: Page, within?: string) => {
  const views: View[] = [
    { width: 375, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ]
  return expectToHoldIn(page, views, within)
}

/** The buttons and links with neither a border nor an underline: in forced colours they look like plain text. */
const withoutOutline = (page: Page) =>
  page.evaluate(() => {
    const hasLine = (element: Element) => {
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element)
      return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || textDecorationLine !== 'none'
    }
    return [...document.querySelectorAll('main button:not([role=switch]), a.cut-small, button.cut-small')]
      .filter((element) => element.checkVisibility() && !hasLine(element))
      .map((element) => `${element.tagName} ${element.textContent}`)
  })

/** Fails when a button or link loses its outline in forced colours. */
export async function expectShapesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settled(page)
  expect(await withoutOutline(page)).toEqual([])
}
