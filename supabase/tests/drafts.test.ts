import { describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import { postById, rowsOf, storedPost } from './harness/rows.ts'

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

describe('a draft that saves itself', () => {
  it('counts its versions, and makes one revision of a stretch of writing', async () => {
    const { admin } = contract.clients
    const { id } = await draft()
    await autosave(admin, id, 'Two')
    expect(await autosave(admin, id, 'Three')).toEqual({ version: 3, saved_form_version: 3 })
    // The first one was made by the secret key: another hand.
    expect(await revisionsOf(id)).toEqual(['1 One', '3 Three'])
  })

  it('keeps what was saved on purpose, and what another editor wrote', async () => {
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

  it('is not taken for the form’s own when something else has changed it', async () => {
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

describe('who has a post open', () => {
  const watch = async (client: Client, id: string, form: string) =>
    rowsOf(await client.rpc('watch_post', { p_post: id, p_form: form }))[0]

  it('is told to the others, by name, and forgotten when the form is silent', async () => {
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

  it('tells what was saved last, and whether it was the form itself', async () => {
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

  it('cannot be said in another one’s name', async () => {
    const { admin, intern } = contract.clients
    const { id } = await draft()
    await watch(admin, id, FORM)
    await watch(intern, id, FORM)
    const [row] = await contract.sql<{ user_id: string }>(
      `select user_id from public.post_presence where form = '${FORM}'`,
    )
    expect(row?.user_id).toBe(contract.admin.userId)
  })

  it('is answered for no post that lies in the bin, and leaves nothing there', async () => {
    const { admin, service } = contract.clients
    const { id } = await storedPost(service, { status: 'draft', deleted_at: new Date().toISOString() })
    expect(await watch(admin, id, FORM)).toBeUndefined()
    expect(await contract.sql('select 1 from public.post_presence')).toEqual([])
  })
})
