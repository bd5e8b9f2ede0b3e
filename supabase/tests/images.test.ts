import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { IMAGE_ALT_MAX, IMAGE_BUCKET, IMAGE_MAX_BYTES } from '../../lib/images/image.ts'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { bytes } from './harness/right-cells.ts'
import {
  anImage,
  BODY,
  insertRow,
  only,
  rowsOf,
  storedPost,
  TOMORROW,
  updateRow,
  violatesCheck,
  YESTERDAY,
} from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

type Changes = Partial<TablesInsert<'images'>>
const STAFF: Role[] = ['intern', 'admin', 'service']

const images = async () => rowsOf(await service.from('images').select())
const stored = async () => rowsOf(await service.from('images').insert(anImage()).select().single())

describe('access', () => {
  const known = 'path, width, height, alt, caption, focal_x, focal_y, blur' as const

  it.each([
    ...verdicts(...STAFF).map((verdict) => [...verdict, 'nothing uses'] as const),
    ...verdicts('anon', ...STAFF).map((verdict) => [...verdict, 'a public post shows'] as const),
  ])('%s %s see the row of an image that %s', async (role, verdict, use) => {
    const { path } = await stored()
    if (use !== 'nothing uses') await storedPost(service, { image_url: `/media/${path}` })
    const { data } = await contract.clients[role].from('images').select(known)
    expect((data ?? []).map((image) => image.path)).toEqual(verdict === 'may' ? [path] : [])
  })

  it.each<[string, Partial<TablesInsert<'blog_posts'>>]>([
    ['a draft', { status: 'draft' }],
    ['a scheduled post', { status: 'scheduled', published_at: TOMORROW }],
    ['a post in the bin', { deleted_at: YESTERDAY }],
  ])('readers do not see one of %s, nor one that its post has lost', async (_what, hidden) => {
    const { path } = await stored()
    const seen = async () => rowsOf(await anon.from('images').select('path'))
    await storedPost(service, { image_url: `/media/${path}`, ...hidden })
    expect(await seen()).toEqual([])
    const { id } = await storedPost(service, { content: `${BODY} ![Soup](/media/${path})` })
    expect(await seen()).toEqual([{ path }])
    await updateRow(service, 'blog_posts', id, { content: BODY })
    expect(await seen()).toEqual([])
  })

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['a post', (path) => storedPost(service, { status: 'draft', image_url: `/media/${path}` })],
    [
      'a revision',
      async (path) => {
        const { id } = await storedPost(service, { image_url: `/media/${path}` })
        return service.from('blog_posts').update({ image_url: null }).eq('id', id)
      },
    ],
    [
      'the unsaved text of an editor',
      async (path) => {
        const { id: post_id } = await storedPost(service)
        const copy = { post_id, fields: { content: `/media/${path}` }, base_version: 1 }
        return intern.from('post_working_copies').insert(copy)
      },
    ],
  ])('no token bins the row or removes the file of one that %s uses', async (_what, use) => {
    const { path } = await stored()
    const bucket = () => admin.storage.from(IMAGE_BUCKET)
    rowsOf(await bytes(path, admin))
    await use(path)
    for (const role of ['intern', 'admin'] as const) {
      expect(rowsOf(await contract.clients[role].rpc('bin_images', { p_paths: [path] }))).toEqual([])
      await contract.clients[role].storage.from(IMAGE_BUCKET).remove([path])
    }
    expect(only(await images()).deleted_at).toBeNull()
    expect(rowsOf(await bucket().list()).map(({ name }) => name)).toEqual([path])
  })
})

describe('the uploader of a picture', () => {
  it('is recorded', async () => {
    await insertRow(intern, 'images', anImage())
    expect(only(await images()).created_by).toBe(contract.intern.userId)
  })

  it.each([
    ['another account', () => contract.admin.userId],
    ['no account', () => null],
  ])('cannot be given as %s', async (_who, created_by) => {
    const { error } = await intern.from('images').insert(anImage({ created_by: created_by() }))
    expect(error?.code).toBe('42501')
    expect(await images()).toEqual([])
  })

  it('is removed with the account; the picture stays', async () => {
    const leaver = await contract.account('intern')
    await insertRow(leaver.client, 'images', anImage())
    await contract.sql(`delete from auth.users where id = '${leaver.userId}'`)
    expect(only(await images())).toMatchObject({ path: 'soup.webp', created_by: null })
  })
})

describe('the limits', () => {
  const insert = (changes: Changes) => service.from('images').insert(anImage(changes))

  it.each<[string, Changes]>([
    ['the heaviest picture', { bytes: IMAGE_MAX_BYTES }],
    ['the smallest one', { bytes: 1, width: 1, height: 1 }],
    ['the largest one', { width: 10_000, height: 10_000 }],
    ['the longest description', { alt: 'ż'.repeat(IMAGE_ALT_MAX) }],
    ['a name as the server makes it', { path: '1795156011902-0-9f8e7d6c5b4a.webp' }],
  ])('%s is stored', async (_what, changes) => {
    expect((await insert(changes)).error).toBeNull()
    expect(only(await images())).toMatchObject(changes)
  })

  it.each<[string, Changes]>([
    ['a picture one byte too heavy', { bytes: IMAGE_MAX_BYTES + 1 }],
    ['an empty one', { bytes: 0 }],
    ['one without width', { width: 0 }],
    ['one without height', { height: 0 }],
    ['one that is too wide', { width: 10_001 }],
    ['a description one letter too long', { alt: 'ż'.repeat(IMAGE_ALT_MAX + 1) }],
    ['a name that leaves its folder', { path: '../secret.webp' }],
    ['a name with a blank', { path: 'my soup.webp' }],
    ['no name', { path: '' }],
    ['a placeholder of 4,001 characters', { blur: 'b'.repeat(4001) }],
  ])('%s is refused', async (_what, changes) => {
    expect(violatesCheck((await insert(changes)).error)).toBe(true)
    expect(await images()).toEqual([])
  })
})
