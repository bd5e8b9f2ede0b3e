import type { Page } from '@playwright/test'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import type { ToolJourney } from '../../kit/journey.ts'
import { expect, hydrated } from '../../site-journeys.ts'

const kitchen = `Head chef\nRequirements\n- menu planning\n- sourdough bread\n${'We cook with vegetables of the region. '.repeat(6)}`

const lines = ['Maja Lis', 'Head chef', ...Array.from({ length: 8 }, (_, at) => `Kitchen ${at + 1}: menus and bread`)]

function wordFile(): Buffer {
  const body = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')
  const space = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const xml = `<?xml version="1.0"?><w:document xmlns:w="${space}"><w:body>${body}</w:body></w:document>`
  return Buffer.from(zipSync({ 'word/document.xml': strToU8(xml) }))
}

function pdfFile(): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument()
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    for (const line of ['Set as a PDF', ...lines]) document.text(line)
    document.end()
  })
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('Read a PDF or Word file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

/** Reads a Word file and a PDF in the browser, without sending either. */
async function readsFiles(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page.locator('.tool-form'))
  const { origin } = new URL(page.url())
  const asked: { method: string; url: string }[] = []
  page.on('request', (request) => asked.push({ method: request.method(), url: request.url() }))
  const resume = page.getByLabel('Résumé', { exact: true })
  await resume.fill(kitchen)

  await choose(page, 'resume.docx', wordFile())
  await expect(resume).toHaveValue(lines.join('\n'))
  await expect(page.getByRole('status').filter({ hasText: 'words were read. The text was replaced.' })).toBeVisible()
  await page.getByRole('button', { name: 'Put the former text back' }).click()
  await expect(resume).toHaveValue(kitchen)
  await page.getByRole('button', { name: 'Put the text of the file back' }).click()
  await expect(resume).toHaveValue(lines.join('\n'))

  await choose(page, 'resume.pdf', await pdfFile())
  await expect(resume).toHaveValue(['Set as a PDF', ...lines].join('\n'))
  expect(asked.filter(({ method, url }) => method !== 'GET' || new URL(url).origin !== origin)).toEqual([])
}

/** Detects a wrong file by its bytes and keeps the text of the field. */
async function refusesFiles(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page.locator('.tool-form'))
  const resume = page.getByLabel('Résumé', { exact: true })
  await resume.fill(kitchen)
  await choose(page, 'resume.pdf', Buffer.from('Only text'))
  await expect(page.getByText('Résumé file must be a PDF or a Word file (DOCX).')).toBeVisible()
  await expect(resume).toHaveValue(kitchen)
}

export const journey: ToolJourney = {
  shows: 'Must-have “food cost control” is not in the résumé.',
  edge: {
    fill: [
      ['Résumé', kitchen],
      ['Job advert', kitchen],
    ],
    shows: '100 %',
  },
  wrong: { fill: [['Résumé', 'Too short']], message: 'Résumé must be between 200 and 30,000 characters.' },
  more: async (page) => {
    await expect(page.getByLabel('Résumé', { exact: true })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Copy a link to these values' })).toHaveCount(0)
    await expect(page.locator('.tool-result')).toContainText('100 %')
  },
  tests: [
    { title: 'reads a Word file and a PDF', run: readsFiles },
    { title: 'refuses other files', run: refusesFiles },
  ],
}
