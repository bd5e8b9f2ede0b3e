import { ownAuthor, service, storePosts } from '../admin/service'
import { instanceEnvironment, tellSite } from '../control'
import { expect, test } from '../fixtures'
import { startInstances, startSharedStore } from '../../tests/support/instances.ts'
import { openSiteLog } from '../../tests/support/site-log.ts'

const DIST = process.env.NEXT_DIST_DIR || '.next-e2e'

test('an instance shows the posts that another one publishes, and continues without the shared store', async ({
  request,
}, info) => {
  const store = await startSharedStore()
  test.skip(store === null, 'This machine has neither Valkey nor Redis.')
  if (store === null) return
  const author = ownAuthor()
  // Too old for a list of the site under test, which does not hear of its removal.
  const published_at = '2019-05-01T10:00:00Z'
  const [post] = await storePosts([{ title: `Barley soup ${author}`, author, published_at, post_type: 'recipe' }])
  const slug = String(post?.slug)
  const client = await service()
  const log = openSiteLog(info.outputPath('instances.log'))
  const instances = await startInstances(
    DIST,
    { ...(await instanceEnvironment('http://127.0.0.1:3326')), CACHE_URL: store.url },
    log.write,
  )
  const [first, second] = instances

  /** Changes the title in the database, and revalidates one instance. */
  const publishOn = async (origin: string, title: string) => {
    const { error } = await client.from('blog_posts').update({ title }).eq('slug', slug)
    expect(error).toBeNull()
    await tellSite(request, { slug, type: 'recipe' }, origin)
  }
  const read = async (origin: string) => (await request.get(`${origin}/blog/${slug}`)).text()

  try {
    for (const { origin } of instances) expect(await read(origin)).toContain('Barley soup')
    await publishOn(first.origin, `Lentil soup ${author}`)
    expect(await read(second.origin)).toContain('Lentil soup')
    await publishOn(second.origin, `Leek soup ${author}`)
    expect(await read(first.origin)).toContain('Leek soup')
    expect(log.errors()).toEqual([])

    await store.stop()
    await publishOn(first.origin, `Pea soup ${author}`)
    expect(await read(first.origin), 'the one that was told').toContain('Pea soup')
    expect(await read(second.origin), 'the other one, which was not').toContain(' soup')
    expect(log.errors().filter((line) => !line.includes('"where":"cache"'))).toEqual([])
    expect(log.errors().length).toBeGreaterThan(0)

    await store.startAgain()
    await expect.poll(() => read(second.origin), { timeout: 20_000 }).toContain('Pea soup')
  } finally {
    await Promise.all(instances.map((instance) => instance.stop()))
    await store.stop()
    await client.from('blog_posts').delete().eq('slug', slug)
  }
})
