import { describe, expect, it } from 'vitest'
import { POST_COLUMNS } from '../../lib/posts/post.ts'
import { NOT_PREVIEWED } from '../../lib/posts/preview.ts'
import { sha256 } from '../../lib/sha256.ts'
import { openContract } from './harness/index.ts'
import { anImage, deleteRow, insertRow, rowsOf, storedPost, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { anon, admin, service } = contract.clients

const TOKEN = 'a-token-that-cannot-be-guessed'

async function linkedDraft() {
  const picture = anImage()
  await insertRow(service, 'images', picture)
  const post = await storedPost(service, { status: 'draft', published_at: null, image_url: `/media/${picture.path}` })
  const { error } = await admin.from('post_previews').insert({ post_id: post.id, token_hash: sha256(TOKEN) })
  expect(error).toBeNull()
  return post
}

const preview = async (token: string) => rowsOf(await anon.rpc('preview_post', { p_token: token }))

describe('a secret address', () => {
  it('shows a draft and its images without an account', async () => {
    const draft = await linkedDraft()
    await storedPost(service, { status: 'draft' })
    const found = await preview(TOKEN)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ post: { id: draft.id, title: draft.title }, images: [{ path: anImage().path }] })
  })

  it('returns the columns of a post’s page, except those that a preview does not show', async () => {
    await linkedDraft()
    const columns = Object.keys((await preview(TOKEN))[0]?.post as object)
    const shown = POST_COLUMNS.split(', ').filter((column) => !(column in NOT_PREVIEWED))
    expect(columns.sort()).toEqual(['id', ...shown].sort())
  })

  it('shows nothing for another token or for the stored hash', async () => {
    await linkedDraft()
    for (const token of ['', 'another', sha256(TOKEN)]) expect(await preview(token)).toEqual([])
  })

  it('ends when it is revoked, after seven days, and with the bin', async () => {
    const { id } = await linkedDraft()
    await contract.sql(
      `update public.post_previews set created_at = now() - interval '7 days 1 second', expires_at = now() - interval '1 second'`,
    )
    expect(await preview(TOKEN)).toEqual([])
    await contract.sql(`update public.post_previews set created_at = now(), expires_at = now() + interval '1 day'`)
    expect(await preview(TOKEN)).toHaveLength(1)
    await updateRow(admin, 'blog_posts', id, { deleted_at: new Date().toISOString() })
    expect(await preview(TOKEN)).toEqual([])
    await updateRow(admin, 'blog_posts', id, { deleted_at: null })
    await deleteRow(admin, 'post_previews', id)
    expect(await preview(TOKEN)).toEqual([])
  })
})
