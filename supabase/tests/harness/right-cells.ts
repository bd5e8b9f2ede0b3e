import { createHash, randomBytes } from 'node:crypto'
import type { Right } from '../../../lib/auth/rights.ts'
import { IMAGE_BUCKET } from '../../../lib/images/image.ts'
import type { Account } from './clients.ts'
import type { Contract } from './index.ts'
import { aMessage, anImage, aPost, only, rowsOf, storedPost, TOMORROW } from './rows.ts'

type Answer = { data: unknown; error: { message: string } | null }

/** Whether a call was done: no refusal, and rows, a number or a text in its answer. */
export const isDone = ({ data, error }: Answer) =>
  error === null && data !== null && data !== 0 && data !== false && !(Array.isArray(data) && data.length === 0)

/** One thing that a right opens; `with`: rights that it needs besides. Answers whether it could be done. */
export type Cell = { right: Right; with?: Right[]; what: string; can: (who: Account) => Promise<boolean> }

export const cell = (
  right: Right,
  what: string,
  can: (who: Account) => PromiseLike<Answer>,
  besides: Right[] = [],
): Cell => ({ right, what, with: besides, can: async (who) => isDone(await can(who)) })

export const unique = () => randomBytes(6).toString('hex')
export const hash = () => createHash('sha256').update(unique()).digest('hex')
export const LONG_AGO = new Date(Date.now() - 2 * 86_400_000).toISOString()

type PostChanges = Parameters<typeof aPost>[0]

export const update = ({ client }: Account, id: string, columns: object) =>
  client.from('blog_posts').update(columns).eq('id', id).select('id')

export const insertPost = ({ client, username }: Account, changes: PostChanges) =>
  client
    .from('blog_posts')
    .insert(aPost({ created_by_admin: username, ...changes }))
    .select('id')

export const changesOf = (post: string) => ({ post_id: post, base_version: 1, changed: {}, publish_at: TOMORROW })

export const bytes = (path: string, client: Account['client']) =>
  client.storage.from(IMAGE_BUCKET).upload(path, new TextEncoder().encode('soup'), { contentType: 'image/webp' })

/** Makes the rows that a cell begins with, past every right. */
export function makeRows(contract: Contract) {
  const service = () => contract.clients.service
  const own = ({ userId, username }: Account, changes: PostChanges = {}) =>
    storedPost(service(), { status: 'draft', created_by: userId, created_by_admin: username, ...changes })
  const foreign = (changes: PostChanges = {}) => own(contract.admin, changes)
  const message = async (changes: Parameters<typeof aMessage>[0] = {}) =>
    only(rowsOf(await service().from('contact_messages').insert(aMessage(changes)).select('id'))).id
  const image = async (changes: Parameters<typeof anImage>[0] = {}) => {
    const path = `${unique()}.webp`
    rowsOf(
      await service()
        .from('images')
        .insert(anImage({ path, ...changes }))
        .select('path'),
    )
    return path
  }
  const redirect = async () =>
    rowsOf(
      await service()
        .from('redirects')
        .insert({ source: `/${unique()}`, target: '/blog' })
        .select('id')
        .single(),
    )
  /** A draft of another account that is in review. */
  const submitted = async () => {
    const { id } = await foreign()
    await contract.sql(
      `insert into public.post_reviews (post_id, version, submitted_by_username) values ('${id}', 1, 'maria')`,
    )
    return id
  }
  return { service, own, foreign, message, image, redirect, submitted }
}
export type Rows = ReturnType<typeof makeRows>
