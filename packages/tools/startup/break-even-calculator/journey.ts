import type { Page } from '@playwright/test'
import { type ToolJourney, withoutScripts } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const linkTo = (path: string, values: Readonly<Record<string, string>>): string =>
  `${path}#s=${Buffer.from(JSON.stringify(values)).toString('base64url')}`

async function mergesTypedAndShared(page: Page, path: string): Promise<void> {
  const loadScripts = await withoutScripts(page, linkTo(path, { fixed: '777', price: '10', variable: '1' }))
  await page.getByLabel('Fixed costs per period', { exact: true }).fill('18')
  await page.getByLabel('Currency').selectOption('PLN')
  await loadScripts()
  await expect(page.locator('.tool-result-head')).toContainText('From unit 2 on, PLN 20.00 of revenue')
}

async function marksUnknownOption(page: Page, path: string): Promise<void> {
  await page.goto(linkTo(path, { fixed: '777', price: '10', variable: '1', currency: 'XAU' }))
  await expect(page.getByText('Choose one of the values of Currency.')).toBeVisible()
  await page.getByLabel('Currency').selectOption('EUR')
  await expect(page.locator('.tool-result-head')).toContainText('87 units')
}

export const journey: ToolJourney = {
  shows: '388 units',
  edge: { fill: [['Price per unit', '10']], shows: 'Each unit loses €8.00; there is no break-even.' },
  wrong: { fill: [['Fixed costs per period', 'a lot']], message: 'must be a number, for example 1250.50.' },
  plainForm: { query: 'fixed=12000&price=49&variable=18', shows: '388' },
  tests: [
    {
      title: 'fills fields from a shared address unless they were typed in before hydration',
      run: mergesTypedAndShared,
    },
    { title: 'marks an option of a shared address that the form does not have', run: marksUnknownOption },
  ],
}
