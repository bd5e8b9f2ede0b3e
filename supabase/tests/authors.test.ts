import { describe, expect, it } from 'vitest'
import { removeAuthor } from '../../lib/authors/admin.ts'
import { BIOGRAPHY_MAX, LINK_MAX, LINKS_MAX, profileSchema, ROLE_MAX, SIGNATURE_MAX } from '../../lib/authors/schema.ts'
import { AUTHOR_MAX } from '../../lib/posts/field-rules.ts'
import type { TablesInsert, TablesUpdate } from '../../lib/supabase/database.types.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import {
  anImage,
  deleteRow,
  insertRow,
  only,
  postById,
  rowsOf,
  storedPost,
  updateRow,
  violatesCheck,
  YESTERDAY,
} from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

const author = async (changes: Partial<TablesInsert<'author_profiles'>> = {}) => {
  const row = { name: 'Maja Wrońska', ...changes }
  return rowsOf(await service.from('author_profiles').insert(row).select().single())
}
const rename = (id: string, changes: TablesUpdate<'author_profiles'>) =>
  updateRow(intern, 'author_profiles', id, changes)
const carry = async (limit = 100) => rowsOf(await intern.rpc('carry_author_names', { p_limit: limit }))
const post = async (id: string) => {
  const found = await postById(service, id)
  if (!found) throw new Error('The post is gone')
  return found
}

describe('a byline', () => {
  it('is linked to the author of that name in their spelling, or stays a guest’s', async () => {
    const { id } = await author()
    const own = await storedPost(service, { author: 'maja wronska' })
    expect(own).toMatchObject({ author: 'Maja Wrońska', author_slug: 'maja-wronska', author_id: id })
    const guest = await storedPost(service, { author: 'Zoë Guest' })
    expect(guest).toMatchObject({ author: 'Zoë Guest', author_slug: 'zoe-guest', author_id: null })
    await updateRow(intern, 'blog_posts', own.id, { author: 'Zoë Guest' })
    expect(await post(own.id)).toMatchObject({ author: 'Zoë Guest', author_slug: 'zoe-guest', author_id: null })
  })

  it('cannot be linked to another author by hand', async () => {
    const maja = await author()
    const { id } = await storedPost(service, { author: 'Zoë Guest' })
    const forged = { author_id: maja.id, author_slug: 'maja-wronska' }
    await updateRow(intern, 'blog_posts', id, forged)
    expect(await post(id)).toMatchObject({ author: 'Zoë Guest', author_slug: 'zoe-guest', author_id: null })
  })

  it('without letters for a slug is matched by the name', async () => {
    const { id } = await author({ name: '李小龙', slug: 'li' })
    const own = await storedPost(service, { author: '李小龙' })
    expect(own).toMatchObject({ author_id: id, author_slug: 'li' })
    await rename(id, { name: 'Bruce Lee' })
    expect(await carry()).toBe(1)
    expect((await post(own.id)).author).toBe('Bruce Lee')
  })
})

describe('a renaming', () => {
  it('updates every post without a new version, and later posts with the old name', async () => {
    const { id } = await author()
    const old = await storedPost(service, { author: 'Maja Wrońska', published_at: YESTERDAY })
    const draft = await storedPost(service, { author: 'Maja Wrońska', status: 'draft' })
    await rename(id, { name: 'Maja Nowak', slug: 'maja-nowak' })
    expect(await carry()).toBe(2)
    expect(await carry()).toBe(0)
    for (const before of [old, draft]) {
      expect(await post(before.id)).toMatchObject({
        author: 'Maja Nowak',
        author_slug: 'maja-nowak',
        version: before.version,
        updated_at: before.updated_at,
      })
    }
    // A form opened before the renaming sends the old name.
    rowsOf(
      await intern
        .from('blog_posts')
        .update({ author: 'Maja Wrońska', title: 'Leek Soup' })
        .eq('id', old.id)
        .eq('version', old.version)
        .select(),
    )
    expect(await post(old.id)).toMatchObject({ author: 'Maja Nowak', title: 'Leek Soup', version: old.version + 1 })
  })

  it('redirects the former address', async () => {
    const { id } = await author()
    await rename(id, { slug: 'maja' })
    await rename(id, { slug: 'maja-n' })
    const { data } = await anon.from('author_aliases').select('author_profiles(slug)').eq('slug', 'maja').maybeSingle()
    expect(data?.author_profiles.slug).toBe('maja-n')
  })

  it('is applied in batches', async () => {
    const { id } = await author()
    for (const title of ['One', 'Two', 'Three']) await storedPost(service, { title, author: 'Maja Wrońska' })
    await rename(id, { name: 'Maja Nowak' })
    expect([await carry(2), await carry(2), await carry(2)]).toEqual([2, 1, 0])
  })

  it('rejects a present name or slug of another author and allows a former one', async () => {
    const maja = await author()
    const theo = await author({ name: 'Theo Lindqvist' })
    const take = (changes: { name?: string; slug?: string }) =>
      intern.from('author_profiles').update(changes).eq('id', theo.id).select()
    for (const changes of [{ name: 'Maja Wronska' }, { slug: 'maja-wronska' }]) {
      expect((await take(changes)).error?.code).toBe('23505')
    }
    await rename(maja.id, { name: 'Maja Nowak', slug: 'maja-nowak' })
    expect((await take({ name: 'Maja Wrońska' })).error).toBeNull()
  })
})

describe('a new author', () => {
  it('gets the posts with that byline', async () => {
    const before = await storedPost(service, { author: 'Maja Wrońska' })
    const { id } = await author()
    expect(await carry()).toBe(1)
    expect(await post(before.id)).toMatchObject({ author_id: id, version: before.version })
  })

  it('gets a slug, a drawn portrait and the last place, and can be reordered', async () => {
    const one = await author()
    const two = await author({ name: 'Theo Lindqvist' })
    expect([one.slug, one.portrait_seed, one.position < two.position]).toEqual(['maja-wronska', 'maja-wronska', true])
    expect((await intern.rpc('order_authors', { p_ids: [two.id, one.id] })).error).toBeNull()
    const inOrder = rowsOf(await anon.from('author_profiles').select('name').order('position'))
    expect(inOrder.map(({ name }) => name)).toEqual(['Theo Lindqvist', 'Maja Wrońska'])
    expect(only(rowsOf(await intern.from('author_profiles').select('version').eq('id', one.id))).version).toBe(1)
  })
})

describe('the profile', () => {
  const fitting = {
    name: 'n'.repeat(AUTHOR_MAX),
    slug: 'maja',
    role: 'r'.repeat(ROLE_MAX),
    biography: 'b'.repeat(BIOGRAPHY_MAX),
    signature: 's'.repeat(SIGNATURE_MAX),
    links: Array.from({ length: LINKS_MAX }, (_, index) => `https://a.example/${index}`.padEnd(LINK_MAX, 'x')),
  }
  const form = { ...fitting, portraitSeed: '', portraitImage: null, onAbout: true }

  it('has the limits of the form', async () => {
    expect(profileSchema.safeParse(form).error).toBeUndefined()
    await author(fitting)
    const wrong = [
      { name: `${fitting.name}n` },
      { name: '   ' },
      { slug: 'With Space' },
      { role: `${fitting.role}r` },
      { biography: `${fitting.biography}b` },
      { signature: `${fitting.signature}s` },
      { links: [...fitting.links, 'https://a.example/one-more'] },
      { links: ['javascript:alert(1)'] },
      { links: ['https://a.example/with space'] },
    ]
    for (const change of wrong) {
      expect(profileSchema.safeParse({ ...form, ...change }).success, JSON.stringify(change).slice(0, 40)).toBe(false)
      const { error } = await service
        .from('author_profiles')
        .insert({ ...fitting, name: 'Other', slug: 'other', ...change })
      expect(violatesCheck(error), JSON.stringify(change).slice(0, 40)).toBe(true)
    }
  })

  it('shows its picture to readers', async () => {
    const { path } = anImage()
    await insertRow(service, 'images', anImage())
    expect((await anon.from('images').select('path')).data).toEqual([])
    await author({ portrait_image: path })
    expect((await anon.from('images').select('path')).data).toEqual([{ path }])
  })
})

describe('a deletion', () => {
  it('is refused to every account while a post names the author, also in the bin', async () => {
    const { id, name } = await author()
    await storedPost(service, { author: name, status: 'draft', deleted_at: YESTERDAY })
    expect(rowsOf(await admin.from('author_profiles').delete().eq('id', id).select('id'))).toEqual([])
    const refused = await removeAuthor(contextOf(contract.admin, 'admin'), id)
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('A post bears this name') as string })
  })

  it('of an author whom another tab has deleted says so', async () => {
    const { id } = await author()
    const context = contextOf(contract.admin, 'admin')
    expect(await removeAuthor(context, id)).toMatchObject({ ok: true })
    expect(await removeAuthor(context, id)).toMatchObject({ message: 'This author is not there any more.' })
  })

  it('makes the posts of the author a guest’s', async () => {
    const { id } = await author()
    const own = await storedPost(service, { author: 'Maja Wrońska' })
    await deleteRow(service, 'author_profiles', id)
    expect(await post(own.id)).toMatchObject({ author: 'Maja Wrońska', author_slug: 'maja-wronska', author_id: null })
  })
})
