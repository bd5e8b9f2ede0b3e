import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../accessibility'
import { expect } from '../fixtures'
import { testTools } from './journey'

const OWN_WORDS = 'Built from your own words by fixed rules. Check every sentence before you use it.'

async function savedFile(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFile(await (await download).path(), 'utf8')
}

const LONG_SENTENCES = `# Long\n\n${`${'word '.repeat(44)}end. `.repeat(5)}`

testTools([
  {
    path: '/tools/content-repurposing-engine',
    shows: '13 drafts from “Red lentil soup on a weeknight”',
    edge: {
      fill: [['Article', LONG_SENTENCES]],
      shows: 'No usable sentences: the shortest has 45 words. Split long sentences first.',
    },
    wrong: { fill: [['Article', 'too short']], message: 'Article must be between 150 and 10,000 words' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      await expect(page.getByText(OWN_WORDS)).toBeVisible()
      const post = page.getByRole('textbox', { name: 'Bluesky post' })
      await post.fill('a'.repeat(301))
      await expect(page.locator('.tool-result')).toContainText('Too long: 301 of 300 graphemes')
      await post.fill('My own words')
      expect(await savedFile(page, 'Download all')).toContain('## Bluesky post\n\nMy own words')
    },
  },
  {
    path: '/tools/email-subject-line-generator',
    shows: 'Checklist',
    edge: {
      fill: [
        ['Kind', 'promotion'],
        [/^Offer/, '20 % off'],
        [/^Deadline/, 'today'],
      ],
      shows: 'Last day: 20 % off',
    },
    wrong: { fill: [[/^Offer/, '']], message: 'Offer is required.' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      const lines = page.locator('.tool-result ol > li > p:first-child')
      const before = await lines.allTextContents()
      await page.getByRole('button', { name: 'Shuffle' }).click()
      await expect.poll(() => lines.allTextContents()).not.toEqual(before)
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect.poll(() => lines.allTextContents()).toEqual(before)
      expect(await savedFile(page, 'Download CSV')).toContain('Pattern,Subject,Characters')
      await page.setViewportSize({ width: 320, height: 700 })
      await page.getByLabel('Topic', { exact: true }).fill('x'.repeat(80))
      await expect(page.locator('.tool-result')).toContainText('x'.repeat(80))
      await expectNoSidewaysScroll(page)
    },
  },
  {
    path: '/tools/landing-page-copy-generator',
    shows: '[add a customer result or a figure you can prove]',
    edge: { fill: [[/^Guarantee/, 'The best guarantee']], shows: 'You must be able to prove this.' },
    wrong: { fill: [['Product name', 'x']], message: 'Product name must be between 2 and 60 characters.' },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      expect(await savedFile(page, 'HTML')).toContain('<h1>')
    },
  },
  {
    path: '/tools/premium/content-brief-builder',
    shows: 'Cook the soup',
    edge: { fill: [['Reference text', '']], shows: 'What you need for it' },
    wrong: {
      fill: [[/^Internal pages/, 'javascript:alert(1)']],
      message: 'Internal pages to link, line 1: Enter a full address that starts with https://',
    },
  },
  {
    path: '/tools/premium/editorial-calendar-builder',
    shows: 'December 2026',
    files: async (page) => {
      expect(await savedFile(page, 'Calendar (ICS)')).toContain('SUMMARY:Review: Red lentil soup')
      expect(await savedFile(page, 'Download CSV')).toContain('Red lentil soup,recipe,Weeknight soups,Anna')
      expect(await savedFile(page, 'Download JSON')).toContain('"postType": "recipe"')
    },
    edge: { fill: [['Weeks', '9']], shows: 'are open' },
    wrong: { fill: [['Posts per week', '14']], message: 'posts a week: 10 are missing.' },
  },
  {
    path: '/tools/premium/house-style-checker',
    shows: 'Long sentences',
    edge: { fill: [['Text', 'A fine soup.']], shows: 'Nothing departs from your rules.' },
    wrong: {
      fill: [[/^Banned words/, 'good => very good']],
      message: 'the replacement “very good” contains the banned word “good”.',
    },
    more: async (page) => {
      await page.getByRole('button', { name: 'Example', exact: true }).click()
      await expect(page.getByText(OWN_WORDS)).toBeVisible()
      await page.getByRole('button', { name: 'Apply all that are safe' }).click()
      await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Our Favourite Soups For Cold Evenings/)
      await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/FlavorCraft reads every letter/)
    },
  },
])
