import path from 'node:path'
import { backendEnvironment } from '../control'
import { expect, test } from '../fixtures'
import { askAlone } from '../../lab/rehearse/alone.ts'
import { FUNCTION_MAX_MB, megabytesOf, traceFunctions } from '../../lab/rehearse/functions.ts'
import { TEST_SESSION_SECRET } from '../../scripts/testing/ports.ts'
import { openSiteLog } from '../../scripts/testing/site-log.ts'

const DIST = path.resolve(process.env.NEXT_DIST_DIR || '.next-e2e')

// The short form of `npm run rehearse`, on the build that the journeys are run on.
test('on a host, each function starts alone, from its traced files, which it may only read, and answers', async ({
  baseURL,
}, info) => {
  const origin = baseURL ?? ''
  test.setTimeout(240_000)
  const functions = traceFunctions(DIST)
  expect(functions.filter((each) => megabytesOf(each) > FUNCTION_MAX_MB).map(({ pathname }) => pathname)).toEqual([])

  const log = openSiteLog(info.outputPath('functions.log'))
  const env = {
    ...process.env,
    ...(await backendEnvironment()),
    SESSION_SECRET: TEST_SESSION_SECRET,
    SITE_URL: origin,
  }
  const rows = await askAlone(functions, origin, { env, log: log.write })
  expect(rows.filter(({ result }) => result !== 'passed')).toEqual([])
  expect(log.errors()).toEqual([])
})
