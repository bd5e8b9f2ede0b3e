import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { aPost, type Client, countPosts, openTestBackend } from '../../tests/support/killable-backend.ts'
import { migratedFolder } from './harness/store.ts'

/** The number of kills; twelve for docs/reliability.md. */
const KILLS = Number(process.env.KILLS ?? 1)
const WRITERS = 4

/** Writes posts and images until the backend is gone, and notes the acknowledged ones. */
async function write(client: Client, posts: string[], images: Map<string, Buffer>): Promise<void> {
  for (;;) {
    const id = randomUUID()
    const post = await client.from('blog_posts').insert(aPost(id))
    if (post.status === 201) posts.push(id)
    const content = randomBytes(200_000)
    const file = `crash-${id}.webp`
    const image = await client.storage.from(IMAGE_BUCKET).upload(file, content, { contentType: 'image/webp' })
    if (!image.error) images.set(file, content)
    if (post.status === 0) return
  }
}

// Only the embedded backend can be killed here.
test.skipIf(process.env.TEST_POSTGRES_URL)(
  'no acknowledged post or picture is lost when the backend is killed during a write',
  // The backend starts KILLS + 1 times.
  { timeout: KILLS * 60_000 },
  async () => {
    const [posts, images] = [[] as string[], new Map<string, Buffer>()]
    await using backend = await openTestBackend(migratedFolder())
    for (let kill = 0; kill < KILLS; kill += 1) {
      const writers = Array.from({ length: WRITERS }, () => write(backend.client(), posts, images))
      const known = posts.length
      while (posts.length < known + WRITERS) await wait(5)
      // Each kill is a little later than the one before: during a statement, during a file, or between two of them.
      await wait(25 * kill)
      backend.kill()
      await Promise.all(writers)
      await backend.startAgain()
    }
    expect(await countPosts(backend.client(), posts)).toBe(posts.length)
    for (const [file, content] of images) {
      const { data } = await backend.client().storage.from(IMAGE_BUCKET).download(file)
      expect(data && content.equals(Buffer.from(await data.arrayBuffer())), file).toBe(true)
    }
    const halves = readdirSync(backend.folder, { recursive: true }).filter((file) => String(file).endsWith('.part'))
    expect(halves).toEqual([])
  },
)
