import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, openTestBackend } from '../../tests/support/killable-backend.ts'
import { migratedFolder } from './harness/store.ts'

const POSTS = 12
const KILL_AFTER = 3

/** A folder of Markdown files, each with a former address. */
function writePosts(folder: string): string {
  const target = path.join(folder, 'import')
  mkdirSync(target)
  for (let index = 0; index < POSTS; index += 1) {
    const text = `Soup ${index} is made of beets, of patience and of water, and readers like it.`
    writeFileSync(
      path.join(target, `soup-${index}.md`),
      `---\ntitle: Soup ${index}\ndate: 2019-05-02\naliases: [/old/soup-${index}]\n---\n\n${text}\n`,
    )
  }
  return target
}

const countOf = async (client: Client, table: 'blog_posts' | 'redirects' | 'import_items'): Promise<number> =>
  (await client.from(table).select('*', { count: 'exact', head: true })).count ?? 0

describe.skipIf(process.env.TEST_POSTGRES_URL)('the command that imports', () => {
  let backend: Awaited<ReturnType<typeof openTestBackend>>
  beforeAll(async () => {
    backend = await openTestBackend(migratedFolder())
  })
  afterAll(() => backend[Symbol.asyncDispose]())
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/import/run.ts', ...args], { env: backend.commandEnv() })

  test('continues after a kill at the next run, and stores every post once', async () => {
    const client = backend.client()
    const folder = writePosts(backend.folder)
    const options = { env: backend.commandEnv(), stdio: 'ignore' } as const
    const killed = spawn(process.execPath, ['scripts/import/run.ts', folder], options)
    const gone = once(killed, 'exit')
    while ((await countOf(client, 'blog_posts')) < KILL_AFTER && killed.exitCode === null) await wait(20)
    killed.kill('SIGKILL')
    expect(await gone).toEqual([null, 'SIGKILL'])
    expect(await countOf(client, 'blog_posts')).toBeLessThan(POSTS)

    await run(folder)
    for (const table of ['blog_posts', 'redirects', 'import_items'] as const)
      expect(await countOf(client, table), table).toBe(POSTS)

    const { data } = await client.from('import_batches').select('id')
    for (const { id } of data ?? []) await run('--undo', id)
    for (const table of ['blog_posts', 'redirects', 'import_items'] as const)
      expect(await countOf(client, table), table).toBe(0)
  })

  test('links a post to one that it stores later', async () => {
    const target = path.join(backend.folder, 'notes')
    mkdirSync(target)
    writeFileSync(path.join(target, 'a.md'), '# Soup\n\nAfter it comes [[b]], or [the other](b.md) one.\n')
    writeFileSync(path.join(target, 'b.md'), '---\nslug: beet-stew\n---\n\n# Stew\n\nBefore it comes [soup](./a.md).\n')
    await run(target)
    const { data } = await backend.client().from('blog_posts').select('content').order('title')
    expect(data).toEqual([
      { content: 'After it comes [b](/blog/beet-stew), or [the other](/blog/beet-stew) one.' },
      { content: 'Before it comes [soup](/blog/a).' },
    ])
  })

  test('does not end at an item that the database refuses', async () => {
    const file = path.join(backend.folder, 'ghost.json')
    const report = path.join(backend.folder, 'report.json')
    const posts = [{ title: 'Without an id' }, { id: 'a', slug: 'soup', title: 'Soup' }]
    writeFileSync(file, JSON.stringify({ data: { posts } }))
    await expect(run(file, '--report', report)).rejects.toMatchObject({ code: 1, stderr: '' })
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      items: [
        { title: 'Without an id', outcome: 'refused' },
        { title: 'Soup', outcome: 'new' },
      ],
    })
  })
})
