import { expect, test } from '@playwright/test'
import { loggedErrors, logsOfAll } from '../control'
import { JOURNEY } from '../fixtures'

test('the log has no error outside the requests of the parallel journeys', async () => {
  // An error with the id of a journey has failed that journey.
  const strays = (await loggedErrors()).filter((line) => !line.includes(`"request":"${JOURNEY}`))
  expect(strays.map((line) => line.slice(0, 500))).toEqual([])
})

test('the build warns of nothing but the name of middleware.ts', async () => {
  const [site = ''] = await logsOfAll()
  // The first build of a clone says on a CI server that it has no cache yet.
  const warnings = site.match(/^(?: ?⚠(?! No build cache found)|Warning:|.*encountered \d+ warning).*/gm)
  expect(warnings).toEqual(['⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.'])
})
