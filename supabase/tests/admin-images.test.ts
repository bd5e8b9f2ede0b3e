import { describe, expect, it } from 'vitest'
import { type Role, openContract, verdicts } from './harness/index.ts'
import { anImage, BODY, postById, rowsOf, storedPost, violatesCheck } from './harness/rows.ts'

const contract = openContract()

const OLD = '2020-01-01T00:00:00Z'
const store = async (path: string, changes = {}) =>
  rowsOf(
    await contract.clients.service
      .from('images')
      .insert(anImage({ path, created_at: OLD, ...changes }))
      .select(),
  )

async function list(filter: string, words: string[] = [], role: Role = 'intern') {
  const args = { p_words: words, p_filter: filter, p_grace: '7 days', p_limit: 50, p_offset: 0 }
  return rowsOf(await contract.clients[role].rpc('list_images', args))
}
const pathsOf = (rows: { path: string }[]) => rows.map(({ path }) => path).sort()

const uses = async (path: string) =>
  rowsOf(await contract.clients.admin.rpc('list_image_uses', { p_path: path })).map(
    ({ kind, title, in_bin, username }) => ({ kind, title, in_bin, username }),
  )

describe('describing', () => {
  it.each(verdicts('intern', 'admin', 'service'))(
    '%s %s set alt text, caption and focal point',
    async (role, verdict) => {
      await store('a.webp')
      const change = { alt: 'Soup', caption: 'On a Sunday', focal_x: 0.25, focal_y: 1 }
      await contract.clients[role].from('images').update(change).eq('path', 'a.webp')
      const row = rowsOf(await contract.clients.service.from('images').select().eq('path', 'a.webp').single())
      expect(row).toMatchObject(verdict === 'may' ? change : { alt: '', caption: '', focal_x: 0.5, focal_y: 0.5 })
    },
  )

  it('keeps the focal point inside the picture and the measured facts unchanged', async () => {
    await store('a.webp')
    const images = () => contract.clients.admin.from('images')
    expect(violatesCheck((await images().update({ focal_x: 1.2 }).eq('path', 'a.webp')).error)).toBe(true)
    expect((await images().update({ width: 1 }).eq('path', 'a.webp')).error?.code).toBe('42501')
  })
})

describe('the library', () => {
  it('finds images by words and by missing texts', async () => {
    await store('a.webp', { alt: 'Onion soup' })
    await store('b.webp', { caption: 'A 100% plum' })
    expect(pathsOf(await list('all', ['ONION']))).toEqual(['a.webp'])
    expect(pathsOf(await list('all', ['100%', 'plum']))).toEqual(['b.webp'])
    expect(pathsOf(await list('undescribed'))).toEqual(['b.webp'])
  })

  it('finds images by file name, time and post', async () => {
    const { service, intern } = contract.clients
    await store('a.webp', { file_name: 'Żurek z jajkiem.jpg', created_at: '2026-02-10T00:00:00Z' })
    await store('b.webp', { created_at: '2026-03-01T00:00:00Z' })
    const post = await storedPost(service, { image_url: '/media/a.webp' })
    const view = { p_words: [], p_filter: 'all', p_grace: '7 days', p_limit: 50, p_offset: 0 }
    const paths = async (more: object) => pathsOf(rowsOf(await intern.rpc('list_images', { ...view, ...more })))
    expect(await paths({ p_words: ['jajkiem.jpg'] })).toEqual(['a.webp'])
    expect(await paths({ p_from: '2026-02-01T00:00:00Z', p_to: '2026-03-01T00:00:00Z' })).toEqual(['a.webp'])
    expect(await paths({ p_from: '2026-03-01T00:00:00Z' })).toEqual(['b.webp'])
    expect(await paths({ p_post: post.id })).toEqual(['a.webp'])
    expect(await paths({ p_post: post.id, p_from: '2026-03-01T00:00:00Z' })).toEqual([])
    expect((await list('all')).find(({ path }) => path === 'a.webp')?.file_name).toBe('Żurek z jajkiem.jpg')
    const readers = await contract.clients.anon.from('images').select('file_name')
    expect(readers.error?.code).toBe('42501')
  })

  it('names planned changes and portraits as uses', async () => {
    const { service, intern } = contract.clients
    await store('kept.webp')
    await store('face.webp')
    const post = await storedPost(service, { title: 'Live' })
    const changed = { image_url: '/media/kept.webp', content: BODY }
    rowsOf(await intern.from('post_changes').insert({ post_id: post.id, base_version: 1, changed }).select('post_id'))
    rowsOf(await service.from('author_profiles').insert({ name: 'Ewa Sowa', portrait_image: 'face.webp' }).select())
    expect(await uses('kept.webp')).toEqual([{ kind: 'kept changes', title: 'Live', in_bin: false, username: null }])
    expect(await uses('face.webp')).toEqual([{ kind: 'portrait', title: 'Ewa Sowa', in_bin: false, username: null }])
  })

  it('lists an image as unused only without any use, plan, revision or recent upload', async () => {
    const { service, intern } = contract.clients
    for (const path of ['body.webp', 'lead.webp', 'binned.webp', 'typed.webp', 'earlier.webp', 'free.webp', 'end.webp'])
      await store(path)
    await store('new.webp', { created_at: new Date().toISOString() })
    const post = await storedPost(service, {
      image_url: '/media/lead.webp',
      content: `${BODY} ![x](/media/body.webp) See /media/end.webp.`,
    })
    await storedPost(service, { image_url: '/media/binned.webp', deleted_at: new Date().toISOString() })
    const changed = await storedPost(service, { image_url: '/media/earlier.webp', title: 'Changed' })
    rowsOf(await service.from('blog_posts').update({ image_url: null }).eq('id', changed.id).select())
    rowsOf(
      await intern
        .from('post_working_copies')
        .upsert({ post_id: post.id, base_version: 1, fields: { content: '![](/media/typed.webp)' } })
        .select(),
    )
    expect(pathsOf(await list('unused'))).toEqual(['free.webp'])
    expect((await list('all')).find(({ path }) => path === 'lead.webp')).toMatchObject({ posts: 1, total: 8 })
    expect(await uses('lead.webp')).toEqual([{ kind: 'post', title: 'Onion Soup', in_bin: false, username: null }])
    expect(await uses('binned.webp')).toEqual([{ kind: 'post', title: 'Onion Soup', in_bin: true, username: null }])
    expect(await uses('typed.webp')).toEqual([
      { kind: 'working copy', title: 'Onion Soup', in_bin: false, username: contract.intern.username },
    ])
    expect(await uses('earlier.webp')).toEqual([
      { kind: 'earlier version', title: 'Changed', in_bin: false, username: null },
    ])
    expect(await uses('free.webp')).toEqual([])
  })
})

describe('replacing', () => {
  const replace = (role: Role) => contract.clients[role].rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' })
  const content = `${BODY} ![x](/media/a.webp) (/media/a.webp) /media/a.webp. /media/aXwebp /media/a.webp2 /media/a.webp.old`

  it.each(verdicts('intern', 'admin', 'service'))(
    '%s %s put one picture in the place of another',
    async (role, verdict) => {
      const { service } = contract.clients
      const post = await storedPost(service, { image_url: '/media/a.webp', content })
      const { data } = await replace(role)
      const after = await postById(service, post.id)
      expect(data?.length ?? 0).toBe(verdict === 'may' ? 1 : 0)
      expect(after?.image_url).toBe(verdict === 'may' ? '/media/b.webp' : '/media/a.webp')
      expect(after?.version).toBe(verdict === 'may' ? 2 : 1)
    },
  )

  it('does not replace longer names with the same beginning', async () => {
    const { service } = contract.clients
    const post = await storedPost(service, { content })
    rowsOf(await replace('admin'))
    expect((await postById(service, post.id))?.content).toBe(
      `${BODY} ![x](/media/b.webp) (/media/b.webp) /media/b.webp. /media/aXwebp /media/a.webp2 /media/a.webp.old`,
    )
  })
})
