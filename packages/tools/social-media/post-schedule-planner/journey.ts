import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { savedFile, type ToolJourney } from '../../kit/journey.ts'
import { expect, hydrated } from '../../site-journeys.ts'

async function makesCalendar(page: Page): Promise<void> {
  const calendar = new ICAL.Component(ICAL.parse(await savedFile(page, 'Calendar (ICS)')))
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  expect(events).toHaveLength(12)
  expect(events[0]?.summary).toBe('Instagram: Lentil soup in 30 minutes')
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('Europe/Warsaw')
  expect((await savedFile(page, 'Download CSV')).startsWith('\uFEFFDate,Time')).toBe(true)
}

async function refusesFileOffline(page: Page, path: string): Promise<void> {
  // Without idle time the page prefetches nothing.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(path)
  const weeks = await hydrated(page.getByLabel('Weeks', { exact: true }))
  await weeks.fill('3')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Calendar (ICS)' }).click()
  await expect(page.getByText('you are not connected. Try again when you are. What you typed stays.')).toBeVisible()
  await expect(weeks).toHaveValue('3')
  await page.context().setOffline(false)
  expect(await savedFile(page, 'Calendar (ICS)')).toContain('BEGIN:VEVENT')
}

export const journey: ToolJourney = {
  shows: '12 posts',
  // In this night the clocks skip from 02:00 to 03:00.
  edge: {
    fill: [
      ['Start date', '2027-03-22'],
      ['Weekdays', 'Sun'],
      ['Times', '02:30'],
    ],
    shows: '02:30 does not exist on this day; moved to 03:30',
  },
  wrong: { fill: [['Weeks', '27']], message: 'Weeks must be between 1 and 26.' },
  files: makesCalendar,
  tests: [
    {
      title: 'says that a file cannot be made offline, and makes it once online',
      // The browser's and the page's messages for the chunk that fails to load.
      expectedErrors: [/ERR_INTERNET_DISCONNECTED|^Resource failed to load on .*chunks/],
      run: refusesFileOffline,
    },
  ],
}
