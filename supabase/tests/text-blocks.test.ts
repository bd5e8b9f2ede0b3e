import { beforeEach, describe, expect, it } from 'vitest'
import {
  BLOCK_CONTENT_MAX,
  BLOCK_NAME_MAX,
  BLOCK_TITLE_MAX,
  BLOCKS_MAX,
  blockSchema,
} from '../../lib/posts/blocks/schema.ts'
import { openContract } from './harness/index.ts'
import { deleteRow, insertRow, rowsOf, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin } = contract.clients

beforeEach(() => contract.sql('delete from public.text_blocks'))

const EGGS = { name: 'our-eggs', title: 'About our eggs', content: 'Our eggs are **large**.' }

describe('a text block', () => {
  it('is written by editors and read by readers', async () => {
    await insertRow(intern, 'text_blocks', EGGS)
    expect(rowsOf(await anon.from('text_blocks').select('name, content'))).toEqual([
      { name: EGGS.name, content: EGGS.content },
    ])
  })

  it('is not overwritten by an editor who began with an earlier version', async () => {
    const { id, version } = rowsOf(await intern.from('text_blocks').insert(EGGS).select('id, version').single())
    const change = (content: string) =>
      intern.from('text_blocks').update({ content }).eq('id', id).eq('version', version).select('version')
    expect(rowsOf(await change('First'))).toEqual([{ version: version + 1 }])
    expect(rowsOf(await change('Second'))).toEqual([])
  })

  it('has a unique name, and its changes are in the log', async () => {
    const id = await insertRow(intern, 'text_blocks', EGGS)
    expect((await intern.from('text_blocks').insert(EGGS)).error?.message).toContain('text_blocks_once')
    await updateRow(intern, 'text_blocks', id, { content: 'Small.' })
    await updateRow(intern, 'text_blocks', id, { content: 'Small.' })
    await deleteRow(intern, 'text_blocks', id)
    const entry = { actor: 'intern', title: EGGS.name }
    expect(await contract.log(`object_id = '${id}'`)).toMatchObject([
      { ...entry, event: 'block.added', detail: '' },
      { ...entry, event: 'block.changed', detail: 'content' },
      { ...entry, event: 'block.deleted', detail: '' },
    ])
  })

  it('is refused beyond the maximum number of blocks', async () => {
    await contract.sql(
      `insert into public.text_blocks (name, title, content) select 'b' || n, 'B', 'B' from generate_series(1, ${BLOCKS_MAX}) n`,
    )
    expect((await admin.from('text_blocks').insert(EGGS)).error?.code).toBe('42501')
  })
})

it.each<[string, Partial<typeof EGGS>]>([
  ['a name with a capital', { name: 'Eggs' }],
  ['a name with a space', { name: 'a b' }],
  ['a name that begins with a hyphen', { name: '-eggs' }],
  ['a long name', { name: 'a'.repeat(BLOCK_NAME_MAX + 1) }],
  ['no title', { title: '' }],
  ['a long title', { title: 'a'.repeat(BLOCK_TITLE_MAX + 1) }],
  ['no text', { content: ' \n' }],
  ['a long text', { content: 'a'.repeat(BLOCK_CONTENT_MAX + 1) }],
  ['a picture', { content: '![An egg](/media/egg.webp)' }],
  ['a block in a block', { content: 'See\n{{ our-hens }}' }],
])('form and database refuse %s', async (_, change) => {
  const block = { ...EGGS, ...change }
  expect(blockSchema.safeParse({ id: null, version: 0, ...block }).success).toBe(false)
  expect((await admin.from('text_blocks').insert(block)).error?.message).toMatch(/text_blocks_/)
})

it.each<[string, Partial<typeof EGGS>]>([
  ['the longest name', { name: 'a'.repeat(BLOCK_NAME_MAX) }],
  ['the longest title', { title: 'a'.repeat(BLOCK_TITLE_MAX) }],
  ['the longest text', { content: 'a'.repeat(BLOCK_CONTENT_MAX) }],
  ['other braces', { content: 'Curly {{ Braces }} and {one}' }],
])('form and database take %s', async (_, change) => {
  const block = { ...EGGS, ...change }
  expect(blockSchema.safeParse({ id: null, version: 0, ...block }).success).toBe(true)
  expect((await admin.from('text_blocks').insert(block)).error).toBeNull()
})
