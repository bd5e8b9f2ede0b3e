import { describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import { BODY, postById, rowsOf, storedPost, YESTERDAY } from './harness/rows.ts'
import { removeOwnDraft } from '../../lib/posts/admin/rows.ts'
import type { AdminContext } from '../../lib/auth/session.ts'

const contract = openContract()

const FORM = '00000000-0000-4000-8000-00000000000a'
const OTHER_FORM = '00000000-0000-4000-8000-00000000000b'

const revisionsOf = async (id: string) =>
  rowsOf(
    await contract.clients.admin.from('post_revisions').select('version, title').eq('post_id', id).order('version'),
  ).map(({ version, title }) => `${version} ${title}`)

const draft = () =>
  storedPost(contract.clients.service, {
    status: 'draft',
    published_at: null,
    title: 'One',
    autosaved: true,
    saved_form: FORM,
  })

type Client = typeof contract.clients.admin
const autosave = async (client: Client, id: string, title: string, form = FORM) =>
  rowsOf(
    await client
      .from('blog_posts')
      .update({ title, autosaved: true, saved_form: form })
      .eq('id', id)
      .select('version, saved_form_version')
      .single(),
  )

describe('a draft whose form is emptied', () => {
  const contextOf = async (client: Client): Promise<AdminContext> => {
    const { data } = await client.auth.getUser()
    const userId = String(data.user?.id)
    return { admin: { userId, username: 'admin', role: 'admin' }, supabase: client } as AdminContext
  }
  const ownDraft = async (client: Client, published_at: string | null = null) =>
    rowsOf(
      await client
        .from('blog_posts')
        .insert({
          title: 'One',
          slug: 'one',
          content: '',
          post_type: 'recipe',
          author: 'Maja',
          status: 'draft',
          published_at,
          autosaved: true,
          saved_form: FORM,
          created_by_admin: 'admin',
        } as never)
        .select('id')
        .single(),
    ).id

  it.each([null, YESTERDAY, '2099-01-05T09:00:00.000Z'])('is deleted, with the date %s', async (date) => {
    const { admin } = contract.clients
    const id = await ownDraft(admin, date)
    await removeOwnDraft(await contextOf(admin), { id, form: FORM })
    expect(rowsOf(await admin.from('blog_posts').select('id').eq('id', id))).toEqual([])
  })

  it.each([YESTERDAY, '2099-01-05T09:00:00.000Z'])('stays when it was released for %s once', async (published_at) => {
    const { admin } = contract.clients
    const id = await ownDraft(admin)
    const whole = { title: 'A whole post', content: BODY }
    for (const change of [
      { ...whole, status: 'scheduled' as const, published_at },
      { status: 'draft' as const, autosaved: true },
    ])
      rowsOf(await admin.from('blog_posts').update(change).eq('id', id).select('id'))
    await autosave(admin, id, 'Typed on')
    await removeOwnDraft(await contextOf(admin), { id, form: FORM })
    expect((await postById(admin, id))?.title).toBe('Typed on')
  })

  it('stays when another form has written to it since', async () => {
    const { admin, intern } = contract.clients
    const id = await ownDraft(admin)
    await autosave(intern, id, 'By the intern', OTHER_FORM)
    await removeOwnDraft(await contextOf(admin), { id, form: FORM })
    expect((await postById(admin, id))?.title).toBe('By the intern')
  })
})

describe('an autosaved draft', () => {
  it('counts versions, and merges autosaves into one revision', async () => {
    const { admin } = contract.clients
    const { id } = await draft()
    await autosave(admin, id, 'Two')
    expect(await autosave(admin, id, 'Three')).toEqual({ version: 3, saved_form_version: 3 })
    // The secret key made the first one, so the author differs.
    expect(await revisionsOf(id)).toEqual(['1 One', '3 Three'])
  })

  it("keeps manual saves and other editors' saves", async () => {
    const { admin, intern } = contract.clients
    const { id } = await draft()
    rowsOf(
      await admin
        .from('blog_posts')
        .update({ title: 'On purpose', autosaved: false, saved_form: FORM })
        .eq('id', id)
        .select('id'),
    )
    await autosave(admin, id, 'By itself')
    await autosave(intern, id, 'By the intern', OTHER_FORM)
    await autosave(intern, id, 'By the intern again', OTHER_FORM)
    expect(await revisionsOf(id)).toEqual(['1 One', '2 On purpose', '3 By itself', '5 By the intern again'])
  })

  it('begins a new revision after ten minutes', async () => {
    const { admin } = contract.clients
    const { id } = await draft()
    await autosave(admin, id, 'Two')
    await contract.sql(
      `update public.post_revisions set created_at = now() - interval '11 minutes' where post_id = '${id}'`,
    )
    await autosave(admin, id, 'Three')
    expect(await revisionsOf(id)).toEqual(['1 One', '2 Two', '3 Three'])
  })

  it('is not the form’s own after another change', async () => {
    const { admin, service } = contract.clients
    const { id } = await draft()
    expect(await postById(service, id)).toMatchObject({ saved_form: FORM, saved_form_version: 1, version: 1 })
    rowsOf(
      await admin
        .from('blog_posts')
        .update({ tags: ['rye'] })
        .eq('id', id)
        .select('id'),
    )
    expect(await postById(service, id)).toMatchObject({ saved_form: FORM, saved_form_version: 1, version: 2 })
  })
})

describe('the list of open forms', () => {
  const watch = async (client: Client, id: string, form: string) =>
    rowsOf(await client.rpc('watch_post', { p_post: id, p_form: form }))[0]

  it('names the other editors, and forgets silent forms', async () => {
    const { admin, intern } = contract.clients
    const { id } = await draft()
    expect((await watch(admin, id, FORM))?.others).toEqual([])
    expect((await watch(intern, id, OTHER_FORM))?.others).toEqual([contract.admin.username])
    expect((await watch(admin, id, FORM))?.others).toEqual([contract.intern.username])
    await contract.sql(
      `update public.post_presence set seen_at = now() - interval '26 seconds' where form = '${OTHER_FORM}'`,
    )
    expect((await watch(admin, id, FORM))?.others).toEqual([])
  })

  it("reports the last save, and whether it was this form's", async () => {
    const { admin, intern } = contract.clients
    const { id } = await draft()
    await autosave(intern, id, 'Two', OTHER_FORM)
    expect(await watch(admin, id, FORM)).toMatchObject({
      version: 2,
      is_own: false,
      saved_by: contract.intern.username,
    })
    expect(await watch(intern, id, OTHER_FORM)).toMatchObject({ version: 2, is_own: true })
  })

  it('cannot be written for another editor', async () => {
    const { admin, intern } = contract.clients
    const { id } = await draft()
    await watch(admin, id, FORM)
    await watch(intern, id, FORM)
    const [row] = await contract.sql<{ user_id: string }>(
      `select user_id from public.post_presence where form = '${FORM}'`,
    )
    expect(row?.user_id).toBe(contract.admin.userId)
  })

  it('ignores posts in the bin', async () => {
    const { admin, service } = contract.clients
    const { id } = await storedPost(service, { status: 'draft', deleted_at: new Date().toISOString() })
    expect(await watch(admin, id, FORM)).toBeUndefined()
    expect(await contract.sql('select 1 from public.post_presence')).toEqual([])
  })
})
