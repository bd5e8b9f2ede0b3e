import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aPost, backendOn, type Client } from '../backend-client.ts'
import { row, type Row } from '../part.ts'

export const name = 'races'

const ROUNDS = 100

/** A write under the version that its writer began with, as the panel does it; answers whether it was the one. */
async function write(client: Client, id: string, version: number, change: object): Promise<boolean> {
  const { data, error } = await client
    .from('blog_posts')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id')
  if (error) throw new Error(error.message)
  return data.length === 1
}

type Pair = { what: string; one: object; other: object }

const PAIRS: Pair[] = [
  { what: 'two saves of one post at once', one: { title: 'One save' }, other: { title: 'Other save' } },
  {
    what: 'scheduling and unpublishing a post at once',
    one: { published_at: new Date(Date.now() + 86_400_000).toISOString() },
    other: { status: 'draft' },
  },
]

/** How many rounds ended with exactly one write that went through. */
async function rounds(client: Client, { one, other }: Pair): Promise<number> {
  let good = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = randomUUID()
    const { data, error } = await client.from('blog_posts').insert(aPost(id)).select('version').single()
    if (error) throw new Error(error.message)
    const won = await Promise.all([one, other].map((change) => write(client, id, data.version, change)))
    if (won.filter(Boolean).length === 1) good += 1
  }
  return good
}

/** Two who write the same post in the same moment. */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'flavorcraft-races-'))
  const backend = await backendOn(folder)
  const rows: Row[] = []
  try {
    for (const pair of PAIRS) {
      const good = await rounds(backend.client(), pair)
      rows.push(
        row(`${ROUNDS} times ${pair.what}`, 'one wins, the other is told', `so in ${good} of them`, good === ROUNDS),
      )
    }
    return rows
  } finally {
    await backend.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
