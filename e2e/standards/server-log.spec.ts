import { expect, test } from '@playwright/test'
import { loggedErrors, logsOfAll } from '../control'
import { JOURNEY } from '../fixtures'

test('the log has no error outside the requests of the parallel journeys', async () => {
  // Errors with the id of a journey fail that journey already.
  const strays = (await loggedErrors()).filter((line) => !line.includes(`"request":"${JOURNEY}`))
  expect(strays.map((line) => line.slice(0, 500))).toEqual([])
})

test('the build has one warning, about the name of middleware.ts', async () => {
  const [site = ''] = await logsOfAll()
  // On a CI server the first build of a clone warns that it has no cache.
  const warnings = site.match(/^(?: ?⚠(?! No build cache found)|Warning:|.*encountered \d+ warning).*/gm)
  expect(warnings).toEqual(['⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.'])
})
