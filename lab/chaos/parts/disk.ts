import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aPost, backendOn, type Client } from '../backend-client.ts'
import { row, type Row } from '../part.ts'

export const name = 'disk'

const SIZE_MB = 160
const LEFT_BYTES = 12 * 1024 * 1024

/** Writes until the disk is full; answers what was acknowledged, and what was said of the first that was not. */
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

async function found(client: Client, ids: string[]): Promise<number> {
  const { data } = await client.from('blog_posts').select('id').in('id', ids)
  return data?.length ?? 0
}

async function fillAndFree(folder: string): Promise<Row[]> {
  const backend = await backendOn(path.join(folder, 'data'))
  const ballast = path.join(folder, 'ballast')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)))
  try {
    const { ids, refusal } = await fill(backend.client())
    await backend.stop()
    rmSync(ballast)
    await backend.startAgain()
    const again = await backend.client().from('blog_posts').insert(aPost(randomUUID()))
    const there = await found(backend.client(), ids)
    return [
      row('posts are written until the disk is full', 'the writer is told', refusal, refusal !== ''),
      row(
        'room is made, and the backend started again',
        'every acknowledged post is there',
        `${ids.length} acknowledged, ${ids.length - there} lost`,
        there === ids.length && ids.length > 0,
      ),
      row('the same', 'it can be written again', `${again.status}`, again.status === 201),
    ]
  } finally {
    await backend.stop()
  }
}

/** A disk that is full in the middle of writing: a small one in memory, which only root on Linux can have. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-disk-'))
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', folder])
  if (mount.status !== 0) {
    rmSync(folder, { recursive: true })
    return [row('a full disk', 'needs a small disk, which root on Linux can have', 'not run', true)]
  }
  try {
    return await fillAndFree(folder)
  } finally {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
