import type { Page } from '@playwright/test'
import { savedFile, type ToolJourney } from '../../kit/journey.ts'
import { expect } from '../../site-journeys.ts'

const figure = (page: Page) => page.locator('.main-figure')

/** 20,000 cues in an encoding other than UTF-8. */
async function readsLongFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Example', exact: true }).click()
  await expect(figure(page)).toHaveText('3 cues')
  const film = Array.from(
    { length: 20_000 },
    (_, index) => `${index + 1}\n00:00:01,000 --> 00:00:03,000\nza\u00b3o\u00bfy\u00e6\n`,
  ).join('\n')
  await page
    .getByLabel('Or a file')
    .setInputFiles({ name: 'film.srt', mimeType: 'text/plain', buffer: Buffer.from(film, 'latin1') })
  await expect(figure(page)).toHaveText('20,000 cues')
  await expect(page.getByText('could not be decoded', { exact: false })).toBeVisible()
  await page.getByLabel('Encoding of the file').selectOption('windows-1250')
  await expect(page.getByRole('region', { name: 'WebVTT' }).last()).toContainText('założyć')
  const saved = await savedFile(page, 'Download WebVTT')
  expect(saved.startsWith('WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nzałożyć')).toBe(true)
}

export const journey: ToolJourney = {
  shows: '3 cues',
  edge: {
    fill: [['Subtitles', '1\n00:00:01,000 --> 00:00:03,000\n<script> & more --> text']],
    shows: '&amp; more -&gt; text',
  },
  wrong: { fill: [['Shift', '36000001']], message: /Shift must be between .36,000,000 and 36,000,000\./ },
  more: readsLongFile,
}
