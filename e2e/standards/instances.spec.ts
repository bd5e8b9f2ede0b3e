import type { APIRequestContext } from '@playwright/test'
import { ownAuthor, service, storePosts } from '../admin/service'
import { instanceEnvironment, tellSite } from '../control'
import { expect, test } from '../fixtures'
import { type Instance, type SharedStore, startInstances, startSharedStore } from '../../tests/support/instances.ts'
import { openSiteLog } from '../../tests/support/site-log.ts'

const DIST = process.env.NEXT_DIST_DIR || '.next-e2e'

const author = ownAuthor()
let slug: string
let log: ReturnType<typeof openSiteLog>
let store: SharedStore | null = null
let instances: readonly [Instance, Instance]

test.beforeAll(async ({}, info) => {
  store = await startSharedStore()
  if (store === null) return
  // Too old for a list of the site under test, which does not hear of its removal.
  const published_at = '2019-05-01T10:00:00Z'
  const [post] = await storePosts([{ title: `Barley soup ${author}`, author, published_at, post_type: 'recipe' }])
  slug = String(post?.slug)
  log = openSiteLog(info.outputPath('instances.log'))
  const environment = { ...(await instanceEnvironment('http://127.0.0.1:3326')), CACHE_URL: store.url }
  instances = await startInstances(DIST, environment, log.write)
})

test.beforeEach(() => test.skip(store === null, 'This machine has neither Valkey nor Redis.'))

test.afterAll(async () => {
  if (store === null) return
  await store.stop()
  await (await service()).from('blog_posts').delete().eq('slug', slug)
  await Promise.all(instances.map((instance) => instance.stop()))
})

const read = async (request: APIRequestContext, { origin }: Instance) =>
  (await request.get(`${origin}/blog/${slug}`)).text()

/** Changes the title in the database, and revalidates one instance. */
async function publishOn(request: APIRequestContext, { origin }: Instance, title: string): Promise<void> {
  const { error } = await (await service()).from('blog_posts').update({ title }).eq('slug', slug)
  expect(error).toBeNull()
  await tellSite(request, { slug, type: 'recipe' }, origin)
}

test('an instance shows the posts that another one publishes', async ({ request }) => {
  const [first, second] = instances
  for (const instance of instances) expect(await read(request, instance)).toContain('Barley soup')
  await publishOn(request, first, `Lentil soup ${author}`)
  expect(await read(request, second)).toContain('Lentil soup')
  await publishOn(request, second, `Leek soup ${author}`)
  expect(await read(request, first)).toContain('Leek soup')
  expect(log.errors()).toEqual([])
})

test('an instance continues without the shared store, and hears of the others when it is back', async ({ request }) => {
  const [first, second] = instances
  for (const instance of instances) expect(await read(request, instance)).toContain(' soup')
  await store?.stop()
  await publishOn(request, first, `Pea soup ${author}`)
  expect(await read(request, first), 'the one that was told').toContain('Pea soup')
  expect(await read(request, second), 'the other one, which was not').toContain(' soup')
  expect(log.errors().filter((line) => !line.includes('"where":"cache"'))).toEqual([])
  expect(log.errors().length).toBeGreaterThan(0)

  await store?.startAgain()
  await expect.poll(() => read(request, second), { timeout: 20_000 }).toContain('Pea soup')
})
