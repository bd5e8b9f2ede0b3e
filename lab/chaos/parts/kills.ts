import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { IMAGE_BUCKET } from '../../../lib/images/image.ts'
import { aPost, backendOn, type Client } from '../backend-client.ts'
import { row, type Row } from '../part.ts'

export const name = 'kills'

const KILLS = 12
const WRITERS = 4
/** The longest that is written before the kill: anywhere in a statement, a file or between two of them. */
const WRITE_FOR_MS = 1_500

type Acknowledged = { posts: string[]; pictures: Map<string, Buffer> }

/** Writes posts and pictures until the backend is gone; notes those whose writing it has acknowledged. */
async function writeOn(client: Client, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    const id = randomUUID()
    const post = await client.from('blog_posts').insert(aPost(id))
    if (post.status === 201) acknowledged.posts.push(id)
    const content = randomBytes(200_000)
    const file = `chaos-${id}.webp`
    const picture = await client.storage.from(IMAGE_BUCKET).upload(file, content, { contentType: 'image/webp' })
    if (!picture.error) acknowledged.pictures.set(file, content)
    if (post.status === 0) return
  }
}

async function lostPosts(client: Client, ids: string[]): Promise<number> {
  let lost = 0
  for (let from = 0; from < ids.length; from += 50) {
    const some = ids.slice(from, from + 50)
    const { data } = await client.from('blog_posts').select('id').in('id', some)
    lost += some.length - (data?.length ?? 0)
  }
  return lost
}

async function lostPictures(client: Client, pictures: Map<string, Buffer>): Promise<number> {
  let lost = 0
  for (const [file, content] of pictures) {
    const { data } = await client.storage.from(IMAGE_BUCKET).download(file)
    if (!data || !content.equals(Buffer.from(await data.arrayBuffer()))) lost += 1
  }
  return lost
}

/** The backend is killed again and again while posts and pictures are written. */
export async function run(kills = KILLS): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-kills-'))
  const acknowledged: Acknowledged = { posts: [], pictures: new Map() }
  const backend = await backendOn(folder)
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const writers = Array.from({ length: WRITERS }, () => writeOn(backend.client(), acknowledged))
      await wait(300 + Math.random() * WRITE_FOR_MS)
      backend.kill()
      await Promise.all(writers)
      await backend.startAgain()
    }
    const { posts, pictures } = acknowledged
    const postsLost = await lostPosts(backend.client(), posts)
    const picturesLost = await lostPictures(backend.client(), pictures)
    const halves = readdirSync(folder, { recursive: true }).filter((file) => String(file).endsWith('.part'))
    const what = `${kills} times SIGKILL while ${WRITERS} writers store`
    return [
      row(
        `${what} posts`,
        'none that was acknowledged is lost',
        `${posts.length} acknowledged, ${postsLost} lost`,
        postsLost === 0 && posts.length > 0,
      ),
      row(
        `${what} pictures`,
        'each is there whole',
        `${pictures.size} acknowledged, ${picturesLost} lost`,
        picturesLost === 0 && pictures.size > 0,
      ),
      row('the starts after them', 'no half of a picture is left', `${halves.length} left`, halves.length === 0),
    ]
  } finally {
    await backend.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
