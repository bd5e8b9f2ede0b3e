import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import { service, storePosts } from '../admin/service'
import { instanceEnvironment } from '../control'
import { expect, test } from '../fixtures'
import { unique } from '../unique'
import { updateRow } from '../../supabase/tests/harness/rows.ts'
import { askAlone } from '../../tests/host/alone.ts'
import {
  FUNCTION_MAX_MB,
  invoke,
  makePlace,
  megabytesOf,
  placeFunction,
  readFunctions,
} from '../../tests/host/functions.ts'
import { removeLocked } from '../../tests/host/locked-folder.ts'
import { TEST_REVALIDATE_SECRET } from '../../tests/support/ports.ts'
import { openSiteLog } from '../../tests/support/site-log.ts'

const DIST = path.resolve(process.env.NEXT_DIST_DIR || '.next-e2e')

/** The environment and the log of a test's functions. */
async function surroundings(SITE_URL: string, info: TestInfo) {
  const log = openSiteLog(info.outputPath('functions.log'))
  return { env: await instanceEnvironment(SITE_URL), log: log.write, errors: log.errors }
}

// A short form of `npm run rehearse`, on the build of the journeys.
test('on a host, each function starts alone, with read-only traced files, and answers', async ({ baseURL }, info) => {
  const functions = readFunctions(DIST)
  expect(functions.filter((each) => megabytesOf(each) > FUNCTION_MAX_MB).map(({ pathname }) => pathname)).toEqual([])
  const { errors, ...around } = await surroundings(baseURL ?? '', info)
  const rows = await askAlone(functions, baseURL ?? '', around, 2)
  expect(rows.filter(({ result }) => result !== 'passed')).toEqual([])
  expect(errors()).toEqual([])
})

test('on a host with a shared cache, a change reported to one function is on the next page of another', async ({
  baseURL,
}, info) => {
  const title = unique('Soup of two functions')
  const [post] = await storePosts([{ title }])
  const slug = post?.slug ?? ''
  const cache = info.outputPath('host-cache')
  mkdirSync(cache, { recursive: true })
  // The functions run as another user.
  chmodSync(cache, 0o777)
  const around = { ...(await surroundings(baseURL ?? '', info)), cache }
  const [functions, place] = [readFunctions(DIST), makePlace()]
  try {
    const page = placeFunction(functions, '/blog/[slug]', place)
    const read = async () => (await invoke(page, `/blog/${slug}`, around)).body.toString()
    expect(await read()).toContain(title)
    await updateRow(await service(), 'blog_posts', post?.id ?? '', { title: `${title}, stirred` })
    // A new process answers from the cache that the first one filled.
    expect(await read()).not.toContain('stirred')
    const answer = await invoke(placeFunction(functions, '/api/revalidate', place), '/api/revalidate', around, {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_REVALIDATE_SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ slug, type: 'guide' }),
    })
    expect(answer.status).toBe(200)
    expect(await read()).toContain(`${title}, stirred`)
  } finally {
    removeLocked(place)
  }
  expect(around.errors()).toEqual([])
})
