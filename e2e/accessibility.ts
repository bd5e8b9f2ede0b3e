import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './fixtures'

/** The minified copy: what the package exports is more than twice as long, and every page reads it anew. */
const AXE = readFileSync(path.join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8')

/** The rules of axe that look at colours: all that the other scheme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

type Look = { rules?: string[]; within?: string }

/**
 * Fails on anything that axe finds on the page as it is, by WCAG 2.2 AA and the best practices: by some of its rules, or
 * within one part of the page.
 */
export async function expectAccessible(page: Page, { rules, within = ':root' }: Look = {}): Promise<void> {
  // A page that is still on its way has its frame, and no heading or title yet.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page).toHaveTitle(/./)
  // Once a page: a tool for tests that cannot be sure of that brings it along for every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const look = async ([runOnly, part]: [string[] | undefined, string]) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    // Nothing behind a modal dialog can be reached.
    const shown = document.querySelector('dialog:modal') ?? document.querySelector(part)
    if (!shown) throw new Error(`The page has no ${part}`)
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

/** Waits until a change of the scheme is drawn: while a shadow is on its way, its paper still has the other scheme's colour. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    // The reading progress goes with the scrolling and never ends.
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(timed.map(({ finished }) => finished))
  })

type View = { width: number; colorScheme: 'light' | 'dark'; rules?: string[] }

async function expectToHoldIn(page: Page, views: readonly View[]): Promise<void> {
  for (const { width, colorScheme, rules } of views) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await settled(page)
    await expectAccessible(page, rules && { rules })
    await expectNoSidewaysScroll(page)
  }
}

/** A template: in both schemes, on a telephone and on a desk, axe finds nothing, and nothing sticks out. */
export const expectToHoldInAllViews = (page: Page) =>
  expectToHoldIn(page, [
    { width: 375, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark', rules: COLOUR_RULES },
    { width: 1280, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark', rules: COLOUR_RULES },
  ])

/** A screen or a state within a frame that is tried in all views: every rule at both widths, and each scheme at one of them. */
export const expectToHold = (page: Page) =>
  expectToHoldIn(page, [
    { width: 375, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ])

/** What can be pressed and has neither a line around it nor a line under its text: a word like any other. */
const shapeless = (page: Page) =>
  page.evaluate(() => {
    const hasLine = (element: Element) => {
      const { borderTopWidth, borderTopStyle, textDecorationLine } = getComputedStyle(element)
      return (borderTopStyle !== 'none' && borderTopWidth !== '0px') || textDecorationLine !== 'none'
    }
    return [...document.querySelectorAll('main button:not([role=switch]), a.cut-small, button.cut-small')]
      .filter((element) => element.checkVisibility() && !hasLine(element))
      .map((element) => `${element.tagName} ${element.textContent}`)
  })

/** Fails when something to press loses its shape where the reader's own colours replace all of the site's. */
export async function expectShapesInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settled(page)
  expect(await shapeless(page)).toEqual([])
}
