import { afterEach, describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import {
  anImage,
  askToUpdate,
  BODY,
  deleteRow,
  insertRow,
  only,
  postById,
  rowsOf,
  storedPost,
  updateRow,
  violatesCheck,
} from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

const OLD = '2020-01-01T00:00:00Z'
const store = (path: string, changes = {}) =>
  insertRow(service, 'images', anImage({ path, created_at: OLD, ...changes }))

async function list(p_filter: string, more: object = {}) {
  const view = { p_words: [], p_filter, p_grace: '7 days', p_limit: 50, p_offset: 0 }
  return rowsOf(await intern.rpc('list_images', { ...view, ...more }))
}
const pathsOf = (rows: { path: string }[]) => rows.map(({ path }) => path).sort()

/** Stores the settings with this image as the logo; null removes it. */
async function setLogo(path: string | null): Promise<void> {
  const fields = path === null ? {} : { name: 'Pantry', logo: `/media/${path}` }
  await updateRow(service, 'site_settings', 'true', { fields })
}
const settings = async () => only(rowsOf(await service.from('site_settings').select('fields'))).fields

const uses = async (path: string) =>
  rowsOf(await admin.rpc('list_image_uses', { p_path: path })).map(({ kind, title, in_bin, username }) => ({
    kind,
    title,
    in_bin,
    username,
  }))

afterEach(() => setLogo(null))

it('keeps the focal point of a description inside the picture', async () => {
  await store('a.webp')
  await updateRow(intern, 'images', 'a.webp', { focal_x: 0.25, focal_y: 1 })
  const { error } = await askToUpdate(intern, 'images', 'a.webp', { focal_x: 1.2 })
  expect(violatesCheck(error)).toBe(true)
})

describe('the library', () => {
  it('finds images by words and by missing texts', async () => {
    await store('a.webp', { alt: 'Onion soup' })
    await store('b.webp', { caption: 'A 100% plum' })
    expect(pathsOf(await list('all', { p_words: ['ONION'] }))).toEqual(['a.webp'])
    expect(pathsOf(await list('all', { p_words: ['100%', 'plum'] }))).toEqual(['b.webp'])
    expect(pathsOf(await list('undescribed'))).toEqual(['b.webp'])
  })

  it('finds images without the marks of letters', async () => {
    await store('a.webp', { alt: 'Żurek', caption: 'Święconka' })
    await store('b.webp', { alt: 'Jurek' })
    for (const words of [['zurek'], ['ŻUREK'], ['wiecon', 'żur']])
      expect(pathsOf(await list('all', { p_words: words })), words.join(' ')).toEqual(['a.webp'])
  })

  it('finds images by file name, time and post', async () => {
    await store('a.webp', { file_name: 'Żurek z jajkiem.jpg', created_at: '2026-02-10T00:00:00Z' })
    await store('b.webp', { created_at: '2026-03-01T00:00:00Z' })
    const post = await storedPost(service, { image_url: '/media/a.webp' })
    const paths = async (more: object) => pathsOf(await list('all', more))
    expect(await paths({ p_words: ['jajkiem.jpg'] })).toEqual(['a.webp'])
    expect(await paths({ p_from: '2026-02-01T00:00:00Z', p_to: '2026-03-01T00:00:00Z' })).toEqual(['a.webp'])
    expect(await paths({ p_from: '2026-03-01T00:00:00Z' })).toEqual(['b.webp'])
    expect(await paths({ p_post: post.id })).toEqual(['a.webp'])
    expect(await paths({ p_post: post.id, p_from: '2026-03-01T00:00:00Z' })).toEqual([])
    expect((await list('all')).find(({ path }) => path === 'a.webp')?.file_name).toBe('Żurek z jajkiem.jpg')
  })

  it('names planned changes and portraits as uses', async () => {
    await store('kept.webp')
    await store('face.webp')
    const post = await storedPost(service, { title: 'Live' })
    const changed = { image_url: '/media/kept.webp', content: BODY }
    await insertRow(intern, 'post_changes', { post_id: post.id, base_version: 1, changed })
    await insertRow(service, 'author_profiles', { name: 'Ewa Sowa', portrait_image: 'face.webp' })
    expect(await uses('kept.webp')).toEqual([{ kind: 'kept changes', title: 'Live', in_bin: false, username: null }])
    expect(await uses('face.webp')).toEqual([{ kind: 'portrait', title: 'Ewa Sowa', in_bin: false, username: null }])
  })

  it('counts the portrait of an author in the bin as a use, until the author is deleted for good', async () => {
    await store('face.webp')
    const author = await insertRow(service, 'author_profiles', { name: 'Ewa Sowa', portrait_image: 'face.webp' })
    await deleteRow(admin, 'author_profiles', author)
    expect(await uses('face.webp')).toEqual([{ kind: 'portrait', title: 'Ewa Sowa', in_bin: true, username: null }])
    expect(await list('unused')).toEqual([])
    expect(rowsOf(await admin.rpc('bin_images', { p_paths: ['face.webp'] }))).toEqual([])
    rowsOf(await admin.from('deleted_items').delete().eq('object_id', author).select('kind'))
    expect(await uses('face.webp')).toEqual([])
    expect(rowsOf(await admin.rpc('bin_images', { p_paths: ['face.webp'] }))).toEqual(['face.webp'])
  })

  it('counts the logo of the site as a use of its image', async () => {
    await store('logo.webp')
    await setLogo('logo.webp')
    expect(await uses('logo.webp')).toEqual([{ kind: 'logo', title: 'The site', in_bin: false, username: null }])
    expect(await list('unused')).toEqual([])
    await setLogo(null)
    expect(await uses('logo.webp')).toEqual([])
    expect(pathsOf(await list('unused'))).toEqual(['logo.webp'])
  })

  it('offers an image as unused exactly when the bin takes it', async () => {
    const names = ['post', 'share', 'portrait', 'logo', 'kept', 'typed', 'earlier', 'free'].map((use) => `${use}.webp`)
    for (const path of names) await store(path)
    const post = await storedPost(service, { image_url: '/media/earlier.webp', share_image: '/media/share.webp' })
    await updateRow(service, 'blog_posts', post.id, { image_url: '/media/post.webp' })
    await insertRow(service, 'author_profiles', { name: 'Ewa Sowa', portrait_image: 'portrait.webp' })
    await setLogo('logo.webp')
    const changed = { image_url: '/media/kept.webp', content: BODY }
    await insertRow(intern, 'post_changes', { post_id: post.id, base_version: 2, changed })
    const fields = { content: '![](/media/typed.webp)' }
    await insertRow(intern, 'post_working_copies', { post_id: post.id, base_version: 2, fields })
    const unused = pathsOf(await list('unused'))
    const withoutUses = []
    for (const path of names) if ((await uses(path)).length === 0) withoutUses.push(path)
    expect([unused, withoutUses]).toEqual([['free.webp'], ['free.webp']])
    expect(rowsOf(await admin.rpc('bin_images', { p_paths: names }))).toEqual(unused)
  })

  it('lists an image as unused only without any use, plan, revision or recent upload', async () => {
    for (const path of ['body.webp', 'lead.webp', 'binned.webp', 'typed.webp', 'earlier.webp', 'free.webp', 'end.webp'])
      await store(path)
    await store('new.webp', { created_at: new Date().toISOString() })
    const post = await storedPost(service, {
      image_url: '/media/lead.webp',
      content: `${BODY} ![x](/media/body.webp) See /media/end.webp.`,
    })
    await storedPost(service, { image_url: '/media/binned.webp', deleted_at: new Date().toISOString() })
    const changed = await storedPost(service, { image_url: '/media/earlier.webp', title: 'Changed' })
    await updateRow(service, 'blog_posts', changed.id, { image_url: null })
    const fields = { content: '![](/media/typed.webp)' }
    await insertRow(intern, 'post_working_copies', { post_id: post.id, base_version: 1, fields })
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
  const content = `${BODY} ![x](/media/a.webp) (/media/a.webp) /media/a.webp. /media/aXwebp /media/a.webp2 /media/a.webp.old`

  it.each(['intern', 'service'] as const)(
    '%s puts one picture in the place of another, not of longer names',
    async (role) => {
      const post = await storedPost(service, { image_url: '/media/a.webp', content })
      expect(
        rowsOf(await contract.clients[role].rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' })),
      ).toHaveLength(1)
      expect(await postById(service, post.id)).toMatchObject({
        image_url: '/media/b.webp',
        version: 2,
        content: `${BODY} ![x](/media/b.webp) (/media/b.webp) /media/b.webp. /media/aXwebp /media/a.webp2 /media/a.webp.old`,
      })
    },
  )

  it.each(['admin', 'service'] as const)('%s also replaces portraits and the logo', async (role) => {
    await store('a.webp')
    await store('b.webp')
    const author = await insertRow(service, 'author_profiles', { name: 'Ewa Sowa', portrait_image: 'a.webp' })
    await setLogo('a.webp')
    expect(rowsOf(await contract.clients[role].rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' }))).toEqual([])
    expect(await uses('a.webp')).toEqual([])
    const portrait = await service.from('author_profiles').select('portrait_image').eq('id', author).single()
    expect(rowsOf(portrait).portrait_image).toBe('b.webp')
    expect(await settings()).toEqual({ name: 'Pantry', logo: '/media/b.webp' })
  })

  it('also replaces changes that are kept for later, which stay as they were kept and can be published', async () => {
    const post = await storedPost(service, { image_url: '/media/a.webp', content })
    const kept = { title: 'Later', image_url: '/media/a.webp', share_image: '/media/a.webp', content }
    const due = new Date().toISOString()
    const row = { post_id: post.id, base_version: 1, changed: kept, publish_at: due }
    await insertRow(intern, 'post_changes', row)
    const keptBy = async () => only(rowsOf(await admin.from('post_changes').select('saved_by_username, updated_at')))
    const before = await keptBy()
    rowsOf(await admin.rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' }))
    expect(await keptBy()).toEqual(before)
    expect(rowsOf(await service.rpc('publish_changes', { p_post: post.id, p_due: due }))).toBe(true)
    expect(await postById(service, post.id)).toMatchObject({
      ...{ title: 'Later', image_url: '/media/b.webp', share_image: '/media/b.webp' },
      content: `${BODY} ![x](/media/b.webp) (/media/b.webp) /media/b.webp. /media/aXwebp /media/a.webp2 /media/a.webp.old`,
    })
  })

  it('does not give kept changes of an earlier version the new one', async () => {
    const post = await storedPost(service, { image_url: '/media/a.webp' })
    await insertRow(intern, 'post_changes', { post_id: post.id, base_version: 1, changed: { title: 'Later' } })
    await updateRow(service, 'blog_posts', post.id, { title: 'Changed' })
    for (const p_new of ['a.webp', 'b.webp']) rowsOf(await admin.rpc('replace_image', { p_old: 'a.webp', p_new }))
    expect(only(rowsOf(await admin.from('post_changes').select('base_version'))).base_version).toBe(1)
  })

  it('also replaces unsaved texts of other editors, and leaves their time', async () => {
    await store('b.webp')
    const post = await storedPost(service)
    const fields = { content: '![Soup](/media/a.webp)\n\n/media/a.webp2', images: ['/media/a.webp'], tray: [] }
    await insertRow(intern, 'post_working_copies', { post_id: post.id, base_version: 1, fields })
    const copy = async () => only(rowsOf(await intern.from('post_working_copies').select('fields, updated_at')))
    const { updated_at } = await copy()
    rowsOf(await admin.rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' }))
    expect(await uses('a.webp')).toEqual([])
    expect(await copy()).toEqual({
      updated_at,
      fields: { content: '![Soup](/media/b.webp)\n\n/media/a.webp2', images: ['/media/b.webp'], tray: [] },
    })
  })

  it('also replaces the portrait of an author in the bin', async () => {
    await store('a.webp')
    await store('b.webp')
    const author = await insertRow(service, 'author_profiles', { name: 'Ewa Sowa', portrait_image: 'a.webp' })
    await deleteRow(admin, 'author_profiles', author)
    rowsOf(await admin.rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' }))
    rowsOf(await admin.rpc('restore_deleted', { p_kind: 'author', p_object: author }))
    expect(await uses('a.webp')).toEqual([])
    expect(await uses('b.webp')).toEqual([{ kind: 'portrait', title: 'Ewa Sowa', in_bin: false, username: null }])
  })

  it('changes nothing for an account that may change the posts and not the logo', async () => {
    await store('a.webp')
    await store('b.webp')
    const post = await storedPost(service, { image_url: '/media/a.webp' })
    await setLogo('a.webp')
    const { error } = await intern.rpc('replace_image', { p_old: 'a.webp', p_new: 'b.webp' })
    expect(error).toMatchObject({ code: '42501', message: 'Your role does not change the settings' })
    expect(await postById(service, post.id)).toMatchObject({ image_url: '/media/a.webp', version: 1 })
  })
})
