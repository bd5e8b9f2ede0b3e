import { ownAuthor, service, storePosts } from '../admin/service'
import { backendEnvironment } from '../control'
import { expect, test } from '../fixtures'
import { startInstances } from '../../scripts/testing/instances.ts'
import { TEST_REVALIDATE_SECRET, TEST_SESSION_SECRET } from '../../scripts/testing/ports.ts'
import { openSiteLog } from '../../scripts/testing/site-log.ts'

const DIST = process.env.NEXT_DIST_DIR || '.next-e2e'

test('what one instance publishes the next request to any of them shows, also after one was killed', async ({
  request,
}, info) => {
  test.setTimeout(240_000)
  const author = ownAuthor()
  const [post] = await storePosts([{ title: `Barley soup ${author}`, author, post_type: 'recipe' }])
  const slug = String(post?.slug)
  const client = await service()
  const log = openSiteLog(info.outputPath('instances.log'))
  const env = {
    ...process.env,
    ...(await backendEnvironment()),
    SESSION_SECRET: TEST_SESSION_SECRET,
    REVALIDATE_SECRET: TEST_REVALIDATE_SECRET,
    SITE_URL: 'http://127.0.0.1:3325',
  }
  const { instances, stop } = await startInstances(DIST, env, log.write)
  const [first, second] = instances

  /** Changes the title in the database, and tells one instance of it as its own panel would. */
  const publishOn = async (origin: string): Promise<string> => {
    const title = `Barley soup ${author} ${Math.random().toString(36).slice(2)}`
    const { error } = await client.from('blog_posts').update({ title }).eq('slug', slug)
    expect(error).toBeNull()
    const answer = await request.post(`${origin}/api/revalidate`, {
      headers: { authorization: `Bearer ${TEST_REVALIDATE_SECRET}` },
      data: { slug, type: 'recipe' },
    })
    expect(answer.status()).toBe(200)
    return title
  }
  const read = async (origin: string) => (await request.get(`${origin}/blog/${slug}`)).text()

  try {
    for (const { origin } of instances) expect(await read(origin)).toContain('Barley soup')
    const one = await publishOn(first.origin)
    expect(await read(second.origin)).toContain(one)
    const two = await publishOn(second.origin)
    expect(await read(first.origin)).toContain(two)

    await second.kill()
    const three = await publishOn(first.origin)
    expect(await read(first.origin), 'the one that is left').toContain(three)
    await second.startAgain()
    expect(await read(second.origin), 'the one that comes back, which was not told').toContain(three)
    // The one that was killed could not be told, and only that is logged.
    expect(log.errors().filter((line) => !line.includes('"where":"instances"'))).toEqual([])
  } finally {
    await stop()
    await client.from('blog_posts').delete().eq('slug', slug)
  }
})
