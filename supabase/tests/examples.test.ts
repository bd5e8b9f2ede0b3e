import { beforeAll, expect, it } from 'vitest'
import { exampleSlugs, readExample } from '../../lib/examples/files.ts'
import { removeExamples, untouchedExamples } from '../../lib/examples/remove.ts'
import { exampleImages, missingExamples, storeExampleAuthors, storeExamples } from '../../lib/examples/store.ts'
import { eraseUnusedImages } from '../../scripts/seed/seed.ts'
import type { Account, Client } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { insertRow, rowsOf, storedPost } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

/** Three example posts with pictures; one is changed later, one gets an unsaved text. */
const SLUGS = ['one-pot-jollof-rice', 'mushroom-and-barley-soup', 'plum-and-almond-cake']

/** Deletes images as an account does: into the bin, then for good. */
async function eraseByBin(client: Client, names: string[]): Promise<number> {
  const binned = rowsOf(await client.rpc('bin_images', { p_paths: names }))
  rowsOf(await client.storage.from('blog-images').remove(binned))
  return rowsOf(await client.rpc('forget_images', { p_paths: binned })).length
}

let maria: Account
beforeAll(async () => {
  maria = await contract.account('admin')
})

const stored = async (): Promise<{ slug: string; created_by_admin: string }[]> =>
  rowsOf(await service.from('blog_posts').select('slug, created_by_admin').order('slug'))
const change = async (slug: string): Promise<object[]> =>
  rowsOf(await maria.client.from('blog_posts').update({ title: 'A changed title' }).eq('slug', slug).select('id'))

type Way = { who: string; clientOf: () => Client; erase: typeof eraseByBin; name: () => string }
const WAYS: Way[] = [
  { who: 'an account', clientOf: () => maria.client, erase: eraseByBin, name: () => maria.username },
  { who: 'the secret key', clientOf: () => service, erase: eraseUnusedImages, name: () => 'admin' },
]

it.each(WAYS)('$who adds examples and removes the unchanged ones', async ({ clientOf, erase, name }) => {
  const client = clientOf()
  await storeExampleAuthors(client)
  await storeExamples(client, SLUGS)
  expect(await stored()).toEqual([...SLUGS].sort().map((slug) => ({ slug, created_by_admin: name() })))
  expect(await exampleImages(client, true)).toHaveLength(3)
  expect(await untouchedExamples(client)).toHaveLength(3)

  // Adding them again, and in two tabs, duplicates nothing.
  await Promise.all([storeExamples(client, SLUGS), storeExampleAuthors(client)])
  expect(await stored()).toHaveLength(3)

  await change('plum-and-almond-cake')
  expect(await missingExamples(client, SLUGS)).toEqual([])
  expect(await removeExamples(client, erase)).toEqual({
    slugs: expect.arrayContaining(SLUGS.slice(0, 2)) as string[],
    images: 2,
  })
  expect((await stored()).map(({ slug }) => slug)).toEqual(['plum-and-almond-cake'])
  expect(await missingExamples(client, SLUGS)).toEqual(SLUGS.slice(0, 2))
  const authors = rowsOf(await client.from('author_profiles').select('name'))
  expect(authors).toHaveLength(1)
  expect(await removeExamples(client, erase)).toEqual({ slugs: [], images: 0 })

  await storeExamples(client, SLUGS)
  expect(await stored()).toHaveLength(3)
})

it('reports the removed posts before it removes their pictures, which may fail', async () => {
  await storeExamples(service, SLUGS)
  const fail = () => Promise.reject(new Error('no storage'))
  let reported: string[] = []
  const report = async (slugs: string[]) => void (reported = slugs)
  await expect(removeExamples(service, fail, report)).rejects.toThrow('no storage')
  expect(reported.toSorted()).toEqual(SLUGS.toSorted())
  expect(await stored()).toEqual([])
})

it('keeps an example for which an editor has unsaved text, even if the text is hidden from the account', async () => {
  await storeExamples(maria.client, SLUGS)
  const [copied, planned] = rowsOf(await maria.client.from('blog_posts').select('id').order('slug'))
  await insertRow(intern, 'post_working_copies', { post_id: String(copied?.id), fields: {}, base_version: 1 })
  await insertRow(maria.client, 'post_changes', { post_id: String(planned?.id), changed: {}, base_version: 1 })
  expect(await untouchedExamples(maria.client)).toHaveLength(1)
})

it('keeps a post of the owner that has the address of an example', async () => {
  const [slug = ''] = await exampleSlugs()
  const { values, publishedAt } = await readExample(slug)
  await storedPost(service, { slug, title: values.title })
  await storedPost(service, { slug: SLUGS[0] ?? '', published_at: publishedAt })
  expect(await removeExamples(service, eraseUnusedImages)).toEqual({ slugs: [], images: 0 })
  expect(await stored()).toHaveLength(2)
})

it('keeps authors with a post or a change, and lets an intern delete none', async () => {
  const names = ['With a post', 'Changed', 'Unused']
  for (const name of names) await insertRow(service, 'author_profiles', { name })
  rowsOf(await service.from('author_profiles').update({ role: 'Cook' }).eq('name', 'Changed').select('id'))
  await storedPost(service, { author: 'With a post' })
  const slugs = { p_slugs: ['with-a-post', 'changed', 'unused'] }
  expect(rowsOf(await intern.rpc('forget_authors', slugs))).toEqual([])
  expect(rowsOf(await admin.rpc('forget_authors', slugs))).toEqual(['unused'])
})
