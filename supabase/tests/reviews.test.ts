import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applyTransition, CHANGED } from '../../lib/posts/admin/transitions.ts'
import { getPostToEdit } from '../../lib/posts/admin/pending-changes.ts'
import {
  changesSinceDecision,
  countReviews,
  getReview,
  listReplies,
  listReviews,
  readReview,
} from '../../lib/posts/reviews/queries.ts'
import { emptyFields } from '../../lib/posts/schema.ts'
import { REPLY_DAYS } from '../../lib/retention.ts'
import { sha256 } from '../../lib/sha256.ts'
import { type Account, contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import { deleteRow, insertRow, only, postById, rowsOf, storedPost, updateRow } from './harness/rows.ts'

const contract = await openContract()
const { anon, service } = contract.clients

let author: Account
let editor: Account
let post: { id: string; version: number }

const asAuthor = () => contextOf(author, 'author')
const asEditor = () => contextOf(editor, 'editor')

const submit = async (who = author) => rowsOf(await who.client.rpc('submit_post', { p_post: post.id }))
const decide = async (p_decision: string, p_round = 1, p_version = post.version) =>
  rowsOf(await editor.client.rpc('decide_review', { p_post: post.id, p_decision, p_round, p_version }))
const assign = async ({ userId }: Account, due: string | null = null) =>
  rowsOf(await editor.client.rpc('assign_review', { p_post: post.id, p_assignee: userId, p_due: due as string }))
const stateNow = async () => (await getReview(asEditor(), post.id))?.state ?? null
const retitle = (title: string) => updateRow(author.client, 'blog_posts', post.id, { title })
/** The post as its review page shows it. */
const editable = async () => {
  const found = await getPostToEdit(asEditor(), post.id)
  if (!found) throw new Error('The post is gone')
  return found
}
const comment = (who: Account, columns: object = {}) =>
  who.client
    .from('post_comments')
    .insert({ post_id: post.id, body: 'Which onions?', ...columns })
    .select('id, username')

beforeAll(async () => {
  author = await contract.account('author')
  editor = await contract.account('editor')
})
beforeEach(async () => {
  const { userId, username } = author
  post = await storedPost(author.client, { status: 'draft', created_by: userId, created_by_admin: username })
})

describe('a draft', () => {
  it('can be submitted, returned, submitted again, approved and published', async () => {
    expect(await submit()).toBe(true)
    expect(await submit()).toBe(true)
    expect(await getReview(asEditor(), post.id)).toMatchObject({ state: 'in_review', round: 1, isChanged: false })
    expect(await decide('changes_asked')).toBe(true)
    expect(await stateNow()).toBe('changes_asked')
    await retitle('Onion Soup with Bread')
    expect(await submit()).toBe(true)
    const again = await getReview(asEditor(), post.id)
    expect(again).toMatchObject({ state: 'in_review', round: 3, isChanged: false, decidedBy: null })
    expect(await decide('approved', 3, 2)).toBe(true)
    const [outcome] = await applyTransition(asEditor(), { ids: [post.id], transition: 'publish' })
    expect(outcome?.result.ok).toBe(true)
    expect(await stateNow()).toBeNull()
    const events = await contract.log(`object_id = '${post.id}' and event ~ 'submitted|returned|approved'`)
    expect(events.map(({ event }) => event)).toEqual([
      'post.submitted',
      'post.returned',
      'post.submitted',
      'post.approved',
    ])
  })

  it('is not published with an excerpt that its author changed after the approval', async () => {
    await submit()
    expect(await decide('approved')).toBe(true)
    await updateRow(author.client, 'blog_posts', post.id, { excerpt: 'Not what was approved.' })
    expect(await getReview(asEditor(), post.id)).toMatchObject({ state: 'approved', isChanged: true })
    const { id, version } = post
    const [outcome] = await applyTransition(asEditor(), { ids: [id], transition: 'publish', version })
    expect(outcome?.result).toMatchObject({ ok: false, message: CHANGED })
    expect(await contract.log(`object_id = '${post.id}' and event = 'post.changed'`)).toHaveLength(1)
  })

  it('stays in review when it is changed, and says so', async () => {
    await submit()
    await retitle('Onion Soup, slowly')
    expect(await getReview(asAuthor(), post.id)).toMatchObject({ state: 'in_review', isChanged: true })
  })

  it('can be submitted again in review after a change, and keeps its place in the queue', async () => {
    await submit()
    const first = await getReview(asEditor(), post.id)
    await retitle('Onion Soup with Beer')
    expect(await submit()).toBe(true)
    const second = await getReview(asEditor(), post.id)
    expect(second).toMatchObject({ state: 'in_review', round: 2, version: 2, isChanged: false })
    expect(second?.submittedAt).toBe(first?.submittedAt)
    // A reviewer with the first text open can no longer decide.
    expect(await decide('changes_asked', 1)).toBe(false)
    expect(await decide('approved', 2, 2)).toBe(true)
    // An approved text without a change needs no second review.
    expect(await submit()).toBe(true)
    expect(await stateNow()).toBe('approved')
  })

  it('is compared with the text of the last decision, also after it was withdrawn', async () => {
    const changes = async () => changesSinceDecision(asEditor(), await editable())
    await submit()
    expect(await changes()).toBeNull()
    const { version } = post
    await retitle('Onion Soup, slowly')
    // The reviewer has the first text open.
    expect(await decide('changes_asked', 1, version)).toBe(true)
    expect(await getReview(asAuthor(), post.id)).toMatchObject({ version, isChanged: true })
    rowsOf(await author.client.rpc('withdraw_review', { p_post: post.id }))
    await retitle('Onion Soup with Bread')
    await submit()
    const found = await changes()
    expect(found).toMatchObject({ decision: 'changes_asked', decidedBy: editor.username })
    expect(found?.diffs?.map(({ field, parts }) => [field, parts.at(-1)])).toEqual([
      ['title', { kind: 'added', text: ' with Bread' }],
    ])
  })

  it('is compared with the text before the decision when an autosave has replaced the decided text', async () => {
    const saved_form = crypto.randomUUID()
    const save = (title: string) =>
      updateRow(author.client, 'blog_posts', post.id, { title, autosaved: true, saved_form })
    await submit()
    await save('Onion Soup, one')
    expect(await decide('changes_asked', 1, 2)).toBe(true)
    await save('Onion Soup, two')
    expect((await changesSinceDecision(asEditor(), await editable()))?.diffs?.[0]?.parts.at(-1)).toEqual({
      kind: 'added',
      text: ', two',
    })
  })

  it('can be submitted only by its writer, and only as a draft', async () => {
    expect(await submit(await contract.account('author'))).toBe(false)
    await service.from('blog_posts').update({ status: 'published' }).eq('id', post.id)
    expect(await submit()).toBe(false)
    expect(await stateNow()).toBeNull()
  })
})

describe('a decision', () => {
  beforeEach(() => submit())

  it('can be made only once', async () => {
    expect(await decide('changes_asked')).toBe(true)
    expect(await decide('approved')).toBe(false)
    expect(await getReview(asEditor(), post.id)).toMatchObject({ state: 'changes_asked', decidedBy: editor.username })
  })

  it('approves no text that the reviewer has not seen', async () => {
    await retitle('Onion Soup, burnt')
    expect(await decide('approved')).toBe(false)
    expect(await decide('changes_asked')).toBe(true)
  })

  // PGlite has one connection, so two decisions cannot interleave there.
  it.skipIf(!process.env.TEST_POSTGRES_URL)('is refused to the second of two reviewers at once', async () => {
    const [, second] = await interleave(
      contract,
      (transaction) =>
        transaction.unsafe(
          `update public.post_reviews set state = 'approved', round = round + 1, decided_by = 'maria' where post_id = '${post.id}'`,
        ),
      () => decide('changes_asked'),
    )
    expect(second).toBe(false)
    expect(await stateNow()).toBe('approved')
  })
})

describe('the queue', () => {
  it.skipIf(!process.env.TEST_POSTGRES_URL)('does not get a post that is published during its submission', async () => {
    const [, submitted] = await interleave(
      contract,
      (transaction) => transaction.unsafe(`update public.blog_posts set status = 'published' where id = '${post.id}'`),
      () => submit(),
    )
    expect(submitted).toBe(false)
    expect(await stateNow()).toBeNull()
  })

  it('lists submitter, time, assignee and due day; an author sees only own posts', async () => {
    await submit()
    expect(await countReviews(asEditor())).toBe(1)
    expect(await countReviews(asAuthor())).toBe(0)
    expect(await assign(author, '2020-01-01')).toBe(false)
    expect(await assign(contract.admin, '2020-01-01')).toBe(true)
    expect(only(await listReviews(asEditor(), 'all'))).toMatchObject({
      submittedBy: author.username,
      assignee: contract.admin.username,
      dueOn: '2020-01-01',
      isOverdue: true,
      isOwn: false,
    })
    expect(await listReviews(asEditor(), 'unassigned')).toEqual([])
    expect(await listReviews(asEditor(), 'mine')).toEqual([])
    // Another account is the assignee now.
    expect(await countReviews(asEditor())).toBe(0)
    expect(await assign(editor)).toBe(true)
    expect(await listReviews(asEditor(), 'mine')).toHaveLength(1)
    await decide('changes_asked')
    expect(await countReviews(asAuthor())).toBe(1)
    expect(only(await listReviews(asAuthor(), 'all'))).toMatchObject({ isOwn: true, state: 'changes_asked' })
    expect(await listReviews(contextOf(await contract.account('author'), 'author'), 'all')).toEqual([])
  })

  it('leaves out drafts in the bin and withdrawn ones', async () => {
    await submit()
    await updateRow(service, 'blog_posts', post.id, { deleted_at: new Date().toISOString() })
    expect(await listReviews(asEditor(), 'all')).toEqual([])
    expect(await countReviews(asEditor())).toBe(0)
    await updateRow(service, 'blog_posts', post.id, { deleted_at: null })
    const withdraw = async (who: Account) => rowsOf(await who.client.rpc('withdraw_review', { p_post: post.id }))
    expect(await withdraw(await contract.account('author'))).toBe(false)
    expect(await withdraw(author)).toBe(true)
    expect(await withdraw(author)).toBe(false)
    expect(await listReviews(asEditor(), 'all')).toEqual([])
  })
})

describe('a mail about a review', () => {
  const recipientsOf = async (p_event: string, { userId: p_actor }: Pick<Account, 'userId'>) =>
    rowsOf(await service.rpc('list_review_mails', { p_post: post.id, p_event, p_actor }))

  it('goes to the concerned accounts with an address, except the one that caused it', async () => {
    const [toAuthor, toEditor] = [`${author.username}@example.com`, `${editor.username}@example.com`]
    expect((await author.client.rpc('set_own_mail', { p_mail: toAuthor })).data).toBe(true)
    expect((await editor.client.rpc('set_own_mail', { p_mail: toEditor })).data).toBe(true)
    expect((await editor.client.rpc('set_own_mail', { p_mail: 'no address' })).error).not.toBeNull()
    await submit()
    expect(await recipientsOf('submitted', author)).toEqual([toEditor])
    expect(await recipientsOf('commented', editor)).toEqual([toAuthor])
    // A guest has no account.
    expect(await recipientsOf('commented', { userId: '00000000-0000-0000-0000-000000000000' })).toEqual([toAuthor])
    expect(await assign(contract.admin)).toBe(true)
    // The admin, the present assignee, has no address.
    expect(await recipientsOf('submitted', author)).toEqual([])
    expect(await recipientsOf('changes_asked', editor)).toEqual([toAuthor])
    // A mail about a reply goes to the participants of its comment, and to the author of the post.
    const { id } = only(rowsOf(await comment(editor)))
    rowsOf(await comment(author, { reply_to: id }))
    expect(await recipientsOf('replied', author)).toEqual([toEditor])
    rowsOf(await comment(contract.admin, { reply_to: id }))
    expect((await recipientsOf('replied', contract.admin)).toSorted()).toEqual([toAuthor, toEditor].toSorted())
    expect(rowsOf(await author.client.from('admins').select('mail'))).toEqual([{ mail: toAuthor }])
    const logged = await contract.sql<{ line: string }>(
      `select l::text as line from public.audit_log l where event = 'account.mail' and object_id = '${author.userId}'`,
    )
    expect(only(logged).line).not.toContain('@')
  })
})

describe('a comment', () => {
  it('can be written by the post’s writer and by reviewers, under their own name', async () => {
    expect(only(rowsOf(await comment(author))).username).toBe(author.username)
    expect(only(rowsOf(await comment(editor))).username).toBe(editor.username)
    expect((await comment(await contract.account('author'))).error).not.toBeNull()
    expect((await comment(author, { username: editor.username })).error).not.toBeNull()
    expect((await comment(author, { body: ' ' })).error).not.toBeNull()
  })

  it('keeps the words of its paragraph, is settled by author and reviewer, and deleted only by its writer', async () => {
    const { id } = only(rowsOf(await comment(editor, { quote: 'Slice the onions thinly.' })))
    await updateRow(author.client, 'post_comments', id, { is_settled: true })
    const found = await readReview(asAuthor(), { id: post.id, values: { ...emptyFields, content: 'One.\n\nTwo.' } })
    expect(found).toMatchObject({
      review: null,
      paragraphs: ['One.', 'Two.'],
      comments: [{ quote: 'Slice the onions thinly.', isSettled: true, isOwn: false }],
    })
    expect(rowsOf(await author.client.from('post_comments').delete().eq('id', id).select('id'))).toEqual([])
    expect(rowsOf(await editor.client.from('post_comments').delete().eq('id', id).select('id'))).toHaveLength(1)
    const logged = await contract.log(`object_id = '${post.id}' and event = 'post.commented'`)
    expect(logged.map(({ detail }) => detail)).toEqual(['', 'settled', `comment of ${editor.username} deleted`])
    expect(JSON.stringify(logged)).not.toContain('Which onions')
  })

  it('can be replied to by accounts that may comment, and a reply cannot', async () => {
    const first = only(rowsOf(await comment(editor)))
    const reply = only(rowsOf(await comment(author, { reply_to: first.id, body: 'Red ones.' })))
    const other = await storedPost(author.client, { status: 'draft' })
    for (const [who, columns] of [
      [editor, { reply_to: reply.id }],
      [editor, { reply_to: first.id, post_id: other.id }],
      [editor, { reply_to: crypto.randomUUID() }],
      [editor, { reply_to: first.id, quote: 'Slice the onions thinly.' }],
      [await contract.account('author'), { reply_to: first.id }],
    ] as const)
      expect((await comment(who, columns)).error).not.toBeNull()
    const { comments } = await readReview(asEditor(), { id: post.id, values: emptyFields })
    expect(comments.map(({ body, replyTo }) => [body, replyTo])).toEqual([
      ['Which onions?', null],
      ['Red ones.', first.id],
    ])
  })

  it('keeps its replies when it is deleted, and has them again when it is restored', async () => {
    const { id } = only(rowsOf(await comment(editor)))
    rowsOf(await comment(author, { reply_to: id }))
    await deleteRow(editor.client, 'post_comments', id)
    expect((await comment(author, { reply_to: id })).error).not.toBeNull()
    rowsOf(await editor.client.rpc('restore_deleted', { p_kind: 'comment', p_object: id }))
    const { comments } = await readReview(asEditor(), { id: post.id, values: emptyFields })
    expect(comments.map(({ replyTo }) => replyTo)).toEqual([null, id])
  })

  it('with a reply waits for its participants, until they reply or it is settled', async () => {
    const waiting = async (who: Account) =>
      (await listReplies(contextOf(who, 'editor'))).map(({ username, postId }) => [username, postId])
    const { id } = only(rowsOf(await comment(editor)))
    expect(await waiting(author)).toEqual([])
    rowsOf(await comment(author, { reply_to: id }))
    expect(await waiting(author)).toEqual([])
    expect(await waiting(contract.admin)).toEqual([])
    expect(await waiting(editor)).toEqual([[author.username, post.id]])
    expect(await countReviews(asEditor())).toBe(1)
    // A post that also waits for a decision is counted once.
    await submit()
    expect(await countReviews(asEditor())).toBe(1)
    rowsOf(await comment(editor, { reply_to: id }))
    expect(await waiting(editor)).toEqual([])
    expect(await waiting(author)).toEqual([[editor.username, post.id]])
    await updateRow(author.client, 'post_comments', id, { is_settled: true })
    expect(await waiting(author)).toEqual([])
  })

  it('with a reply waits for the days that the panel names', async () => {
    const { id } = only(rowsOf(await comment(editor)))
    rowsOf(await comment(author, { reply_to: id }))
    const waitingAfter = async (days: number) => {
      await contract.sql(
        `update public.post_comments set created_at = now() - interval '${days} days' where reply_to = '${id}'`,
      )
      return (await listReplies(asEditor())).length
    }
    expect(await waitingAfter(REPLY_DAYS - 1)).toBe(1)
    expect(await waitingAfter(REPLY_DAYS)).toBe(0)
  })

  it('is hidden from the readers of the secret preview', async () => {
    rowsOf(await comment(editor))
    const token = 'a'.repeat(64)
    await insertRow(author.client, 'post_previews', { post_id: post.id, token_hash: sha256(token) })
    const shown = rowsOf(await anon.rpc('preview_post', { p_token: token }))
    expect(shown).toHaveLength(1)
    expect(JSON.stringify(shown)).not.toContain('Which onions')
    expect((await postById(service, post.id))?.version).toBe(post.version)
  })
})

describe('a guest', () => {
  const TOKEN = 'b'.repeat(64)
  const open = async (takes_comments: boolean) => {
    const link = { post_id: post.id, token_hash: sha256(TOKEN), takes_comments }
    await insertRow(author.client, 'post_previews', link)
  }
  const say = async (p_body = 'Too salty.', p_name = 'Anna', p_token = TOKEN) =>
    anon.rpc('comment_on_preview', { p_token, p_name, p_body, p_quote: '' })
  const guests = async () =>
    rowsOf(await editor.client.from('post_comments').select('username, is_guest, user_id').eq('post_id', post.id))

  it('can comment only where the link allows it', async () => {
    await open(false)
    expect(rowsOf(await say())).toBe('over')
    expect(rowsOf(await anon.rpc('preview_takes_comments', { p_token: TOKEN }))).toBe(false)
    await deleteRow(author.client, 'post_previews', post.id)
    await open(true)
    expect(rowsOf(await anon.rpc('preview_takes_comments', { p_token: TOKEN }))).toBe(true)
    expect(rowsOf(await say('Hello.', 'Anna', 'c'.repeat(64)))).toBe('over')
    expect(rowsOf(await say())).toBe('kept')
    for (const [body, name] of [
      [' ', 'Anna'],
      ['Hello.', ' '],
      ['Hello.', 'a'.repeat(61)],
      ['a'.repeat(4001), 'Anna'],
    ] as const)
      expect((await say(body, name)).error).not.toBeNull()
    expect(await guests()).toEqual([{ username: 'Anna', is_guest: true, user_id: null }])
    await contract.sql(`update public.post_previews set expires_at = now() - interval '1 second'`)
    expect(rowsOf(await say())).toBe('over')
  })

  it('can write 30 comments a day and post, reads none, and leaves no name in the log', async () => {
    await open(true)
    await contract.sql(
      `insert into public.post_comments (post_id, username, body, is_guest)
       select '${post.id}', 'Anna', 'Again.', true from generate_series(1, 29)`,
    )
    expect(rowsOf(await say())).toBe('kept')
    expect(rowsOf(await say())).toBe('full')
    expect((await anon.from('post_comments').select('body')).data ?? []).toEqual([])
    const logged = await contract.sql<{ actor: string; line: string }>(
      `select actor, l::text as line from public.audit_log l
       where object_id = '${post.id}' and event = 'post.commented' order by id desc limit 1`,
    )
    expect(only(logged).actor).toBe('a guest')
    expect(only(logged).line).not.toMatch(/Anna|salty/)
  })

  it('has comments that only the post’s writer and reviewers can delete', async () => {
    await open(true)
    await say()
    const remove = (who: Account) => who.client.from('post_comments').delete().eq('post_id', post.id).select('id')
    expect(rowsOf(await remove(await contract.account('author')))).toEqual([])
    expect(rowsOf(await remove(author))).toHaveLength(1)
  })
})
