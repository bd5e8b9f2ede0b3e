import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toolPath, tools } from '@site/tools/node'
import { expectAccessible } from '../accessibility'
import { expect, test } from '../fixtures'
import { hydrated } from '../hydrated'

const tool = tools.find(({ slug }) => slug === 'invoice-maker')
if (!tool) throw new Error('There is no invoice maker')
const path = toolPath(tool)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const savedList = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Invoices saved in this browser' }) })
    .last()
const buyer = (page: Page) => page.getByLabel('Buyer name', { exact: true })

async function open(page: Page): Promise<void> {
  await page.goto(path)
  await hydrated(page.locator('.tool-form'))
}

async function saveExample(page: Page): Promise<void> {
  await open(page)
  await button(page, 'Example').click()
  await buyer(page).fill('Żółć sp. z o.o.')
  await button(page, 'Save this invoice').click()
  await expect(page.getByText('Invoice 001/2026 is saved.')).toBeVisible()
}

test('a saved invoice is restored after a reload, and nothing is stored before it is saved', async ({ page }) => {
  await open(page)
  await buyer(page).fill('Not kept')
  await page.reload()
  await hydrated(page.locator('.tool-form'))
  await expect(savedList(page).getByRole('listitem')).toHaveCount(0)
  await saveExample(page)
  await page.reload()
  await hydrated(page.locator('.tool-form'))
  await expect(buyer(page)).toHaveValue('Beispiel GmbH')
  const row = savedList(page).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Żółć sp. z o.o., €1,410.00, 20 November 2026')
  await expectAccessible(page)

  await buyer(page).fill('Half typed')
  await button(page, 'Open Invoice 001/2026').click()
  await expect(buyer(page)).toHaveValue('Żółć sp. z o.o.')
  await button(page, 'Put the former entries back').click()
  await expect(buyer(page)).toHaveValue('Half typed')
  await expect(button(page, 'Put the former entries back')).toHaveCount(0)
})

test('an invoice with the same number is replaced, the next number is proposed, and a form with a mistake is not saved', async ({
  page,
}) => {
  await saveExample(page)
  const rows = savedList(page).getByRole('listitem')
  await buyer(page).fill('Other buyer')
  await button(page, 'Save this invoice').click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Other buyer')

  await button(page, 'New invoice from this one: Invoice 001/2026').click()
  await expect(page.getByLabel('Running number')).toHaveValue('2')
  await button(page, 'Save this invoice').click()
  await expect(rows).toHaveCount(2)
  await buyer(page).fill('')
  await expect(button(page, 'Save this invoice')).toBeDisabled()

  await button(page, 'Forget Invoice 001/2026').click()
  await expect(rows).toHaveCount(1)
})

test('invalid data in the storage breaks nothing, and a full storage is reported', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    localStorage.setItem('tool:invoice-maker:saved:v1', JSON.stringify(['x', '{}', '{"number":1}', 7, null]))
  })
  await page.reload()
  await hydrated(page.locator('.tool-form'))
  await expect(savedList(page).getByRole('listitem')).toHaveCount(0)
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.endsWith(':saved:v1')) throw new DOMException('Full', 'QuotaExceededError')
      keep.call(this, key, value)
    }
  })
  await button(page, 'Save this invoice').click()
  await expect(page.getByText('The browser has no room for this invoice.')).toBeVisible()
})

test('the invoice is saved as a PDF; an invoice with unsupported letters says why it is not', async ({ page }) => {
  const asked: string[] = []
  await open(page)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download PDF').click()])
  expect(download.suggestedFilename()).toBe('001-2026.pdf')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(bytes.subarray(-6).toString('latin1')).toContain('%%EOF')
  expect(asked.filter((address) => address.endsWith('.ttf'))).toHaveLength(2)

  await buyer(page).fill('Ωμέγα')
  await button(page, 'Download PDF').click()
  await expect(page.getByText('The PDF can hold Latin letters only.')).toBeVisible()
})
