import { readdirSync } from 'node:fs'
import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { siteArchiveOf } from '../site/archive.ts'
import { newPart, versionsOf } from '../site/part.ts'
import { authorSchema, checkSchema, ITEMS_AT_ONCE, SENT_MAX_BYTES } from './schema.ts'
import { sourceName } from './run.ts'
import { loadReaders, type Read, walk } from './walk.ts'
import { findUnstorable } from '../../text.ts'

const file = (index: number, text = 'Beets.') =>
  new File([`---\ntitle: Soup ${index}\n---\n${text}`], `soup-${index}.md`)
const files = Array.from({ length: ITEMS_AT_ONCE + 1 }, (_, index) => file(index))

/** The calls of a walk through all items. */
async function callsOf(given: File[]): Promise<(readonly Read[])[]> {
  const calls: (readonly Read[])[] = []
  await walk(
    given,
    () => true,
    (batch) => Promise.resolve(calls.push(batch) > 0),
  )
  return calls
}

/** The items that a walk sends. */
const itemsOf = async (...given: File[]) => (await callsOf(given)).flat().map(({ sent }) => sent.item)

/** Walks and records the keys of each call. Call number `stopAt` stops the walk. */
async function keysOf(given: File[], isWanted: (key: number) => boolean, stopAt = Infinity) {
  const calls: number[][] = []
  const isWhole = await walk(given, isWanted, (batch) => {
    calls.push(batch.map(({ key }) => key))
    return Promise.resolve(calls.length < stopAt)
  })
  return { calls, isWhole }
}

it('loads the reader of every folder of formats, with the least specific last', async () => {
  const names = (await loadReaders()).map(({ name }) => name)
  expect(names).toHaveLength(
    readdirSync('lib/import/formats', { withFileTypes: true }).filter((one) => one.isDirectory()).length,
  )
  expect(names.at(-1)).toBe('plain-text')
})

it('limits the items of a call, and continues with the remaining ones after a stop', async () => {
  const first = await keysOf(files, () => true, 1)
  expect(first).toEqual({ calls: [Array.from({ length: ITEMS_AT_ONCE }, (_, key) => key)], isWhole: false })
  expect(await keysOf(files, (key) => key >= ITEMS_AT_ONCE)).toEqual({ calls: [[ITEMS_AT_ONCE]], isWhole: true })
})

it('gives the items of archives with equal names an id each, the same in each run', async () => {
  const recipe = strToU8('{"name":"Soup","steps":[],"working_time":5}')
  const idsOf = async (file: string, ...names: string[]) =>
    (await itemsOf(...names.map((name) => new File([zipSync({ [file]: recipe })], name)))).map(({ id }) => id)
  for (const _run of [1, 2]) {
    expect(await idsOf('soup.json', 'a.zip', 'b.zip', 'b.zip')).toEqual([
      'soup.json',
      'b.zip/soup.json',
      'b.zip (2)/soup.json',
    ])
    expect(await idsOf('recipe.json', 'a.zip', 'a.zip')).toEqual(['a.zip/recipe.json', 'a.zip (2)/recipe.json'])
  }
})

it('refuses a second file of one name, whose item would replace the first, and keeps items with ids of their own', async () => {
  const packed = new File([zipSync({ 'soup-1.md': strToU8('# Packed'), 'a.md': strToU8('# A') })], 'a.zip')
  const again = { id: 'soup-1.md', refused: expect.stringContaining('rename one') }
  expect(await itemsOf(file(1), file(1, 'Stew.'), packed)).toMatchObject([
    { text: 'Beets.' },
    again,
    again,
    { id: 'a.md', title: 'A' },
  ])
  expect(await itemsOf(packed, file(1))).toMatchObject([{ title: 'Packed' }, {}, again])
  const ghost = () => new File([JSON.stringify({ data: { posts: [{ id: '7', title: 'Soup' }] } })], 'ghost.json')
  expect(await itemsOf(ghost(), ghost())).toMatchObject([
    { id: '7', text: '' },
    { id: '7', text: '' },
  ])
  const recipes = ['Soup', 'Stew'].map((name) => ({ '@type': 'Recipe', name, recipeIngredient: ['beets'] }))
  const list = () => new File([JSON.stringify(recipes)], 'all.json')
  expect(await itemsOf(list(), list())).toMatchObject([
    {},
    {},
    { id: 'all.json#1', refused: again.refused },
    { id: 'all.json#2' },
  ])
})

it('refuses an item that is too large for a request, and sends none of its text', async () => {
  expect(await itemsOf(file(0, 'ż'.repeat(1_700_000)), file(1))).toEqual([
    { id: 'soup-0.md', title: 'Soup 0', refused: 'It is larger than 3 MB.' },
    expect.objectContaining({ id: 'soup-1.md', recipe: null }),
  ])
})

it('refuses an item with a field that is too long for a call, and sends the next', async () => {
  const long = new File([`---\ntitle: Soup\nimage: data:image/png;base64,${'A'.repeat(5000)}\n---\nBeets.`], 'a.md')
  const items = (await callsOf([long, file(1)])).flat().map(({ sent }) => sent)
  expect(checkSchema.safeParse({ asDrafts: true, addresses: 'keep', items }).success).toBe(true)
  expect(items.map(({ item }) => item)).toMatchObject([
    { id: 'a.md', refused: 'A field of it is too long.' },
    { id: 'soup-1.md' },
  ])
})

it('sends no more bytes in one call than a request can take', async () => {
  const calls = await callsOf(Array.from({ length: 16 }, (_, index) => file(index, 'ж'.repeat(100_000))))
  const sizes = calls.map((call) => Buffer.byteLength(JSON.stringify(call.map(({ sent }) => sent))))
  expect(Math.max(...sizes)).toBeLessThan(SENT_MAX_BYTES + 1000)
})

it('reads an export of this site part by part, and refuses only the damaged files', async () => {
  const text = (values: unknown) => strToU8(typeof values === 'string' ? values : JSON.stringify(values))
  const picture = { width: 1, height: 1, bytes: 1, alt: '', caption: '', file_name: '', focal_x: 0.5, focal_y: 0.5 }
  const pictures = ['here.webp', 'gone.webp'].map((path) => ({
    ...{ ...picture, path, blur: null, created_at: '2019-05-02T10:00:00Z' },
  }))
  const zip = zipSync({
    'authors.yaml': text('- name: ['),
    'posts/soup.md': text('---\ntitle: no post\n---\n'),
    'pictures/here.webp': text('x'),
    'pictures.json': text(pictures),
    'redirects.csv': text('"source","target"\r\n"/old","/blog"\r\n'),
    'manifest.json': text({ format: 'flavorcraft-export', version: 1, madeBy: 'x', files: {} }),
  })
  expect(await itemsOf(new File([zip], 'site.zip'))).toEqual([
    { id: 'pictures/here.webp', part: { kind: 'picture', picture: pictures[0] } },
    { id: 'pictures/gone.webp', title: 'gone.webp', kind: 'picture', refused: 'The file is missing.' },
    expect.objectContaining({ id: 'authors.yaml', refused: expect.stringContaining('damaged') }),
    expect.objectContaining({ id: 'posts/soup.md', refused: expect.stringContaining('front matter') }),
    { id: '/old', part: { kind: 'redirect', source: '/old', target: '/blog' } },
  ])
})

it('reads an export of this site with a damaged picture and a damaged version', async () => {
  const names = ['pictures/soup.webp', 'revisions/soup/000001.md']
  const manifest = { format: 'flavorcraft-export', version: 1, madeBy: 'x', files: {} }
  const zip = zipSync({
    ...Object.fromEntries(names.map((name) => [name, strToU8('x')])),
    'manifest.json': strToU8(JSON.stringify(manifest)),
  })
  // Overwrites the header of each file, the 30 bytes before its name.
  for (const name of names) zip.fill(0, strFromU8(zip, true).indexOf(name) - 30, strFromU8(zip, true).indexOf(name))
  const archive = await siteArchiveOf({ name: 'site.zip', blob: new Blob([zip]) })
  if (!archive) throw new Error('It is no export')
  const [picture = '', version = ''] = names
  expect(await archive.bytes(picture)).toEqual(new Uint8Array())
  const part = { kind: 'post', file: '' } as const
  const versions = versionsOf(archive, newPart({ id: 'soup', title: 'Soup', versions: [version], part }))
  expect(await Array.fromAsync(versions)).toEqual([['']])
})

it('refuses an item with a long title and splits no emoji of it', async () => {
  const long = new File([`---\ntitle: ${'a'.repeat(199)}🍲${'b'.repeat(10_000)}\n---\nBeets.`], 'soup.md')
  expect(findUnstorable(await itemsOf(long))).toBeNull()
})

it('splits no emoji in the names of the files', () => {
  const files = [new File([], `${'a'.repeat(199)}🍲.md`)]
  expect(sourceName(files).isWellFormed()).toBe(true)
})

it('makes a profile only of a name that the database can store with an address', () => {
  const names = ['X', 'Ada Beet', '李', '', 'ab '.repeat(28), 'a'.repeat(121)]
  expect(names.filter((name) => authorSchema.safeParse({ name }).success)).toEqual(['X', 'Ada Beet'])
})
