import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aPost, type Client, countPosts, openTestBackend } from '../../../tests/support/killable-backend.ts'
import { row, type Row } from '../part.ts'

export const name = 'disk'

const SIZE_MB = 160
const LEFT_BYTES = 12 * 1024 * 1024

/** Writes until the disk is full: the acknowledged posts, and the answer to the first refused one. */
async function fill(client: Client): Promise<{ ids: string[]; refusal: string }> {
  const ids: string[] = []
  for (;;) {
    const id = randomUUID()
    const content = Array.from({ length: 5_000 }, () => randomUUID()).join(' ')
    const { error, status } = await client.from('blog_posts').insert(aPost(id, content))
    if (error) return { ids, refusal: status === 0 ? 'no answer' : `${status} ${error.code}` }
    ids.push(id)
  }
}

async function fillAndFree(folder: string): Promise<Row[]> {
  await using backend = await openTestBackend(path.join(folder, 'data'))
  const ballast = path.join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)))
  const { ids, refusal } = await fill(backend.client())
  await backend.stop()
  rmSync(ballast)
  await backend.startAgain()
  const again = await backend.client().from('blog_posts').insert(aPost(randomUUID()))
  const lost = ids.length - (await countPosts(backend.client(), ids))
  const seen = `${ids.length} acknowledged, ${lost} lost`
  return [
    row('posts are written until the disk is full', 'the writer is told', refusal, refusal !== ''),
    row(
      'room is made, and the backend started again',
      'every acknowledged post is there',
      seen,
      !lost && ids.length > 0,
    ),
    row('the same', 'it can be written again', `${again.status}`, again.status === 201),
  ]
}

/** A disk that fills up during writes: a small one in memory, which only root on Linux can mount. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder])
  try {
    if (mount.status === 0) return await fillAndFree(folder)
    return [row('a full disk', 'needs a small disk, which root on Linux can have', 'not run', true)]
  } finally {
    if (mount.status === 0) spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
