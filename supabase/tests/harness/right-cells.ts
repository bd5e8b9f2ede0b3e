import { randomBytes } from 'node:crypto'
import type { Right } from '../../../lib/auth/rights.ts'
import { IMAGE_BUCKET } from '../../../lib/images/image.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { Account } from './clients.ts'
import type { Contract } from './index.ts'
import { aMessage, anImage, aPost, askToInsert, askToUpdate, insertRow, storedPost } from './rows.ts'

type Answer = { data: unknown; error: { message: string } | null }

/** Whether a call succeeded: no refusal, and rows, a number or a text in its answer. */
export const isDone = ({ data, error }: Answer) =>
  error === null && data !== null && data !== 0 && data !== false && !(Array.isArray(data) && data.length === 0)

/** One action that a right allows; `besides`: further rights that it needs. `can` tries it and returns the success. */
export type Cell = { right: Right; besides: Right[]; what: string; can: (who: Account) => Promise<boolean> }

/** The first of several rights is tested, and needs the others. */
export function cell(rights: Right | [Right, Right], what: string, can: (who: Account) => PromiseLike<Answer>): Cell {
  const [right, ...besides] = typeof rights === 'string' ? [rights] : rights
  return { right, besides, what, can: async (who) => isDone(await can(who)) }
}

/** The actions that succeed for an account. */
export async function opened(cells: readonly Cell[], who: Account): Promise<string[]> {
  const found: string[] = []
  for (const one of cells) if (await one.can(who)) found.push(...named([one]))
  return found
}
export const named = (cells: readonly Cell[]) => cells.map(({ right, what }) => `${right}: ${what}`)

export const unique = () => randomBytes(6).toString('hex')
/** A hash of a token, as the database stores it. */
export const hash = () => sha256(unique())
export const LONG_AGO = new Date(Date.now() - 2 * 86_400_000).toISOString()

type PostChanges = Parameters<typeof aPost>[0]

export const updatePost = ({ client }: Account, { id }: { id: string }, columns: PostChanges = {}) =>
  askToUpdate(client, 'blog_posts', id, columns)

export const insertPost = ({ client, username }: Account, changes: PostChanges) =>
  askToInsert(client, 'blog_posts', aPost({ created_by_admin: username, ...changes }))

export const bytes = (path: string, client: Account['client']) =>
  client.storage.from(IMAGE_BUCKET).upload(path, new TextEncoder().encode('soup'), { contentType: 'image/webp' })

/** Makes the rows that a cell begins with, with the secret key. */
export function makeRows(contract: Contract) {
  const service = () => contract.clients.service
  const own = ({ userId, username }: Account, changes: PostChanges = {}) =>
    storedPost(service(), { status: 'draft', created_by: userId, created_by_admin: username, ...changes })
  const foreign = (changes: PostChanges = {}) => own(contract.admin, changes)
  const message = (changes: Parameters<typeof aMessage>[0] = {}) =>
    insertRow(service(), 'contact_messages', aMessage(changes))
  const image = (changes: Parameters<typeof anImage>[0] = {}) =>
    insertRow(service(), 'images', anImage({ path: `${unique()}.webp`, ...changes }))
  const author = () => insertRow(service(), 'author_profiles', { name: `Author ${unique()}` })
  const redirect = () => insertRow(service(), 'redirects', { source: `/${unique()}`, target: '/blog' })
  const reply = () => insertRow(service(), 'saved_replies', { name: unique(), body: 'Thank you.' })
  /** A draft of another account that is in review. */
  const submitted = async () => {
    const { id } = await foreign()
    await contract.sql(
      `insert into public.post_reviews (post_id, version, submitted_by_username) values ('${id}', 1, 'maria')`,
    )
    return id
  }
  return { service, own, foreign, message, image, author, redirect, reply, submitted }
}
export type Rows = ReturnType<typeof makeRows>
