import { describe, expect, it } from 'vitest'
import type { TablesInsert } from '../../lib/supabase/database.types.ts'
import { IMAGE_BUCKET } from '../../lib/images/image.ts'
import { BIN_DAYS } from '../../lib/retention.ts'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import { bytes } from './harness/right-cells.ts'
import { anImage, daysAgo, insertRow, only, rowsOf, storedPost, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin, service } = contract.clients

const NAME = 'soup.webp'

/** Stores a picture with its file, uploaded by an account that no test uses. */
async function stored(changes: Partial<TablesInsert<'images'>> = {}): Promise<void> {
  const path = changes.path ?? NAME
  rowsOf(await bytes(path, service))
  await insertRow(service, 'images', anImage({ path, ...changes }))
}

const rows = async () => rowsOf(await service.from('images').select('path, deleted_at, deleted_by'))
const files = async () => rowsOf(await service.storage.from(IMAGE_BUCKET).list()).map(({ name }) => name)
const remove = (role: Role, name = NAME) => contract.clients[role].storage.from(IMAGE_BUCKET).remove([name])
const call = async (role: Role, name: 'bin_images' | 'restore_images' | 'forget_images', path = NAME) =>
  (await contract.clients[role].rpc(name, { p_paths: [path] })).data ?? []

const becomesPortrait = () => insertRow(admin, 'author_profiles', { name: 'Anna Nowak', portrait_image: NAME })

const becomesLogo = () => updateRow(admin, 'site_settings', 'true', { fields: { logo: `/media/${NAME}` } })

describe('into the bin', () => {
  it('an intern moves own images and images unused for a week, an admin others, too', async () => {
    await stored()
    await stored({ path: 'old.webp', created_at: daysAgo(8) })
    await stored({ path: 'own.webp', created_by: contract.intern.userId })
    const { data } = await intern.rpc('bin_images', { p_paths: [NAME, 'old.webp', 'own.webp'] })
    expect(data?.sort()).toEqual(['old.webp', 'own.webp'])
    expect(await call('admin', 'bin_images')).toEqual([NAME])
    expect((await rows()).find(({ path }) => path === NAME)?.deleted_by).toBe(contract.admin.username)
    expect(await files()).toContain(NAME)
  })

  it('is reported by name, and listed under its own filter only', async () => {
    await stored()
    const isBinned = async () => rowsOf(await anon.rpc('image_is_binned', { p_path: NAME }))
    const shown = async (p_filter: string) => {
      const view = { p_words: [], p_grace: '0 seconds', p_limit: 50, p_offset: 0, p_filter }
      return rowsOf(await intern.rpc('list_images', view)).map(({ path }) => path)
    }
    expect([await isBinned(), await shown('all'), await shown('bin')]).toEqual([false, [NAME], []])
    await call('admin', 'bin_images')
    expect([await isBinned(), await shown('bin')]).toEqual([true, [NAME]])
    for (const filter of ['all', 'undescribed', 'unused']) expect(await shown(filter)).toEqual([])
    // A deleted picture must stay hidden, too.
    await remove('admin')
    await call('admin', 'forget_images')
    expect([await isBinned(), await rows()]).toEqual([true, []])
  })
})

describe('an image that is taken down while posts show it', () => {
  const takeDown = async (role: Role, name = NAME) =>
    (await contract.clients[role].rpc('bin_images', { p_paths: [name], p_even_used: true })).data ?? []
  const shownTo = async (role: Role) => rowsOf(await contract.clients[role].from('images').select('path'))

  it('is hidden from readers, stays in the bin when a post with it is saved, and can be restored', async () => {
    await stored()
    const { id } = await storedPost(service, { content: `![Soup](/media/${NAME}) ${'words '.repeat(20)}` })
    expect(await shownTo('anon')).toEqual([{ path: NAME }])
    await takeDown('admin')
    expect(await shownTo('anon')).toEqual([])
    await updateRow(service, 'blog_posts', id, { title: 'Another title' })
    await storedPost(service, { slug: 'another', image_url: `/media/${NAME}` })
    expect([await shownTo('anon'), rowsOf(await anon.rpc('image_is_binned', { p_path: NAME }))]).toEqual([[], true])
    // Its file stays in the bin while a text names it.
    await remove('admin')
    expect([await files(), await call('admin', 'forget_images')]).toEqual([[NAME], []])
    expect(await call('intern', 'restore_images')).toEqual([NAME])
    expect(await shownTo('anon')).toEqual([{ path: NAME }])
  })

  it('cannot be the portrait of an author', async () => {
    await stored()
    await becomesPortrait()
    expect(await takeDown('admin')).toEqual([])
  })
})

describe('out of the bin', () => {
  it('restores an image when a post begins to show it', async () => {
    await stored()
    await call('admin', 'bin_images')
    await storedPost(service, { status: 'draft', image_url: `/media/${NAME}` })
    expect(only(await rows())).toEqual({ path: NAME, deleted_at: null, deleted_by: null })
    expect(await call('admin', 'bin_images')).toEqual([])
  })

  it('refuses portraits, and restores an image that becomes one', async () => {
    await stored()
    await call('admin', 'bin_images')
    await becomesPortrait()
    expect(only(await rows()).deleted_at).toBeNull()
    expect(await call('admin', 'bin_images')).toEqual([])
  })

  // PGlite has one connection, so the choice and the deletion cannot interleave there.
  it.skipIf(!process.env.TEST_POSTGRES_URL).each([
    ['a portrait', async () => void (await becomesPortrait())],
    ['the logo', becomesLogo],
  ])('restores an image that becomes %s while it is moved into the bin', async (_what, choose) => {
    await stored()
    const bin = `update public.images set deleted_at = now() where path = '${NAME}'`
    await interleave(contract, (transaction) => transaction.unsafe(bin), choose)
    expect(only(await rows()).deleted_at).toBeNull()
    await contract.sql(`update public.site_settings set fields = '{}'`)
  })

  it('does not restore an image without its file or after its time', async () => {
    await stored()
    await call('admin', 'bin_images')
    await contract.sql(`update public.images set deleted_at = now() - interval '${BIN_DAYS} days'`)
    expect(await call('admin', 'restore_images')).toEqual([])
    await contract.sql(`update public.images set deleted_at = now()`)
    await remove('service')
    expect(await call('admin', 'restore_images')).toEqual([])
  })
})

describe('for good', () => {
  it.each(verdicts('admin', 'service'))('%s %s delete an image that was just put there', async (role, verdict) => {
    await stored()
    await call('admin', 'bin_images')
    await remove(role)
    await call(role, 'forget_images')
    // The secret key bypasses the bucket's policies; the row still stays for 30 days.
    expect(await files()).toEqual(verdict === 'may' ? [] : [NAME])
    expect(await rows()).toHaveLength(role === 'admin' ? 0 : 1)
  })

  it.each(verdicts('intern', 'admin', 'service'))(
    `after ${BIN_DAYS} days %s %s sweep it out, and not before`,
    async (role, verdict) => {
      await stored()
      const sweep = async (days: number) => {
        await contract.sql(`update public.images set deleted_at = '${daysAgo(days)}'`)
        const expired = (await contract.clients[role].rpc('list_expired_images')).data ?? []
        for (const name of expired) await remove(role, name)
        for (const name of expired) await call(role, 'forget_images', name)
      }
      await sweep(BIN_DAYS - 0.01)
      expect([await rows(), await files()].map((list) => list.length)).toEqual([1, 1])
      await sweep(BIN_DAYS + 0.01)
      expect([await rows(), await files()].map((list) => list.length)).toEqual(verdict === 'may' ? [0, 0] : [1, 1])
    },
  )

  it('keeps the row while its file exists, and both while an unsaved text names them', async () => {
    await stored()
    await call('admin', 'bin_images')
    expect(await call('admin', 'forget_images')).toEqual([])
    const { id: post_id } = await storedPost(service)
    const copy = { post_id, fields: { content: `/media/${NAME}` }, base_version: 1 }
    await insertRow(intern, 'post_working_copies', copy)
    await remove('admin')
    expect(await files()).toEqual([NAME])
  })
})
