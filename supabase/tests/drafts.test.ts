import { describe, expect, it } from 'vitest'
import { type Client, contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { BODY, postById, rowsOf, storedPost, updateRow, YESTERDAY } from './harness/rows.ts'
import { insertDraft, removeOwnDraft } from '../../lib/posts/admin/rows.ts'
import { FORM_OPEN_SECONDS } from '../../lib/posts/limits.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

const FORM = '00000000-0000-4000-8000-00000000000a'
const OTHER_FORM = '00000000-0000-4000-8000-00000000000b'

const revisionsOf = async (id: string) =>
  rowsOf(await admin.from('post_revisions').select('version, title').eq('post_id', id).order('version')).map(
    ({ version, title }) => `${version} ${title}`,
  )

const draft = (client = service, published_at: string | null = null) =>
  storedPost(client, { status: 'draft', published_at, title: 'One', autosaved: true, saved_form: FORM })

const autosave = (client: Client, id: string, title: string, form = FORM) =>
  updateRow(client, 'blog_posts', id, { title, autosaved: true, saved_form: form })

describe('a draft whose form is emptied', () => {
  const remove = (id: string) => removeOwnDraft(contextOf(contract.admin, 'admin'), { id, form: FORM })

  it.each([null, YESTERDAY, '2099-01-05T09:00:00.000Z'])('is deleted, with the date %s', async (date) => {
    const { id } = await draft(admin, date)
    await remove(id)
    expect(rowsOf(await admin.from('blog_posts').select('id').eq('id', id))).toEqual([])
  })

  it.each([YESTERDAY, '2099-01-05T09:00:00.000Z'])(
    'stays if it was published or scheduled for %s before',
    async (published_at) => {
      const { id } = await draft(admin)
      const whole = { title: 'A whole post', content: BODY }
      for (const change of [
        { ...whole, status: 'scheduled' as const, published_at },
        { status: 'draft' as const, autosaved: true },
      ])
        await updateRow(admin, 'blog_posts', id, change)
      await autosave(admin, id, 'Typed on')
      await remove(id)
      expect((await postById(admin, id))?.title).toBe('Typed on')
    },
  )

  it('stays when another form has written to it since', async () => {
    const { id } = await draft(admin)
    await autosave(intern, id, 'By the intern', OTHER_FORM)
    await remove(id)
    expect((await postById(admin, id))?.title).toBe('By the intern')
  })
})

it('a draft whose form is emptied after another editor has changed it stays, also when the change names no form', async () => {
  const { id } = await draft(admin)
  await updateRow(intern, 'blog_posts', id, { title: 'By the intern' })
  await removeOwnDraft(contextOf(contract.admin, 'admin'), { id, form: FORM })
  expect((await postById(admin, id))?.title).toBe('By the intern')
})

describe('an autosaved draft', () => {
  it('is inserted with another slug when a post has the typed one', async () => {
    const { slug } = await storedPost(service, { slug: 'onion-soup' })
    const columns = { title: 'Leek soup', content: '', author: '', status: 'draft' as const, published_at: null, slug }
    expect(await insertDraft(contextOf(contract.admin, 'admin'), columns)).toMatchObject({ slug: 'leek-soup' })
  })

  it('counts versions, and merges autosaves into one revision', async () => {
    const { id } = await draft()
    await autosave(admin, id, 'Two')
    await autosave(admin, id, 'Three')
    expect(await postById(admin, id)).toMatchObject({ version: 3, saved_form_version: 3 })
    // The secret key made the first revision, so its editor differs.
    expect(await revisionsOf(id)).toEqual(['1 One', '3 Three'])
  })

  it("keeps manual saves and other editors' saves", async () => {
    const { id } = await draft()
    await updateRow(admin, 'blog_posts', id, { title: 'On purpose', autosaved: false, saved_form: FORM })
    await autosave(admin, id, 'By itself')
    await autosave(intern, id, 'By the intern', OTHER_FORM)
    await autosave(intern, id, 'By the intern again', OTHER_FORM)
    expect(await revisionsOf(id)).toEqual(['1 One', '2 On purpose', '3 By itself', '5 By the intern again'])
  })

  it('begins a new revision after ten minutes', async () => {
    const { id } = await draft()
    await autosave(admin, id, 'Two')
    await contract.sql(
      `update public.post_revisions set created_at = now() - interval '11 minutes' where post_id = '${id}'`,
    )
    await autosave(admin, id, 'Three')
    expect(await revisionsOf(id)).toEqual(['1 One', '2 Two', '3 Three'])
  })

  it('is not the form’s own after another change', async () => {
    const { id } = await draft()
    expect(await postById(service, id)).toMatchObject({ saved_form: FORM, saved_form_version: 1, version: 1 })
    await updateRow(admin, 'blog_posts', id, { tags: ['rye'] })
    expect(await postById(service, id)).toMatchObject({ saved_form: FORM, saved_form_version: 1, version: 2 })
  })
})

describe('the list of open forms', () => {
  const watch = async (client: Client, id: string, form: string) =>
    rowsOf(await client.rpc('watch_post', { p_post: id, p_form: form }))[0]

  it('names the other editors, and leaves out silent forms', async () => {
    const { id } = await draft()
    expect((await watch(admin, id, FORM))?.others).toEqual([])
    expect((await watch(intern, id, OTHER_FORM))?.others).toEqual([contract.admin.username])
    expect((await watch(admin, id, FORM))?.others).toEqual([contract.intern.username])
    const silentFor = (seconds: number) =>
      contract.sql(
        `update public.post_presence set seen_at = now() - interval '${seconds} seconds' where form = '${OTHER_FORM}'`,
      )
    await silentFor(FORM_OPEN_SECONDS - 5)
    expect((await watch(admin, id, FORM))?.others).toEqual([contract.intern.username])
    await silentFor(FORM_OPEN_SECONDS + 1)
    expect((await watch(admin, id, FORM))?.others).toEqual([])
  })

  it("reports the last save, and whether it was this form's", async () => {
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
    const { id } = await draft()
    await watch(admin, id, FORM)
    await watch(intern, id, FORM)
    const [row] = await contract.sql<{ user_id: string }>(
      `select user_id from public.post_presence where form = '${FORM}'`,
    )
    expect(row?.user_id).toBe(contract.admin.userId)
  })

  it('ignores posts in the bin', async () => {
    const { id } = await storedPost(service, { status: 'draft', deleted_at: new Date().toISOString() })
    expect(await watch(admin, id, FORM)).toBeUndefined()
    expect(await contract.sql('select 1 from public.post_presence')).toEqual([])
  })
})
