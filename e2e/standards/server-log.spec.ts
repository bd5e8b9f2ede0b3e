import { expect, test } from '@playwright/test'
import { loggedErrors } from '../control'
import { JOURNEY } from '../fixtures'

test('the log has no error outside the requests of the parallel journeys', async () => {
  // An error with the id of a journey has failed that journey.
  const strays = (await loggedErrors()).filter((line) => !line.includes(`"request":"${JOURNEY}`))
  expect(strays.map((line) => line.slice(0, 500))).toEqual([])
})
