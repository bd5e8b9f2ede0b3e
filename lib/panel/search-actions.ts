'use server'

import { z } from 'zod'
import { type AdminContext, adminAction } from '@/lib/action'
import { done } from '@/lib/action-result'
import { may } from '@/lib/auth/rights'
import { listAuthorsForPanel } from '@/lib/authors/admin'
import { inboxList } from '@/lib/contact/inbox/params'
import { listMessages } from '@/lib/contact/inbox/queries'
import { shortDate } from '@/lib/dates'
import { listImages } from '@/lib/images/library'
import { imageHref, libraryList } from '@/lib/images/library-params'
import { findSome } from '@/lib/posts/admin/list'
import { readPostList } from '@/lib/posts/admin/list-params'
import { searchWords } from '@/lib/search-words'
import { plain } from '@/lib/text'

/** A result of the palette. */
export type Found = {
  kind: 'Posts' | 'Pictures' | 'Messages' | 'Authors'
  href: string
  title: string
  facts: string
}

const OTHERS_MAX = 5

async function findPosts(context: AdminContext, q: string): Promise<Found[]> {
  const posts = await findSome(context, { ...readPostList({}), q })
  return posts.map(({ id, title, facts }) => ({
    kind: 'Posts',
    href: `/admin/posts/${id}`,
    title: title || 'Untitled',
    facts,
  }))
}

async function findImages(context: AdminContext, q: string): Promise<Found[]> {
  const { pictures } = await listImages(context, { ...libraryList.read({}), q })
  return pictures.slice(0, OTHERS_MAX).map(({ name, alt, fileName, width, height }) => ({
    kind: 'Pictures',
    href: imageHref(name),
    title: alt || fileName || name,
    facts: `${width} × ${height}`,
  }))
}

async function findMessages(context: AdminContext, q: string): Promise<Found[]> {
  const { messages } = await listMessages(context, { ...inboxList.read({}), q })
  return messages.slice(0, OTHERS_MAX).map(({ id, subject, name, createdAt }) => ({
    kind: 'Messages',
    href: `/admin/messages/${id}`,
    title: subject,
    facts: `${name} · ${shortDate(createdAt)}`,
  }))
}

async function findAuthors(context: AdminContext, q: string): Promise<Found[]> {
  const words = searchWords(plain(q))
  const authors = await listAuthorsForPanel(context)
  return authors
    .filter(({ name, role }) => words.length > 0 && words.every((word) => plain(`${name} ${role}`).includes(word)))
    .slice(0, OTHERS_MAX)
    .map(({ id, name, role }) => ({ kind: 'Authors', href: `/admin/authors/${id}`, title: name, facts: role }))
}

/** Posts, images, messages and authors that contain every word, if the account may see them; none without a word. */
async function findInPanel(context: AdminContext, q: string): Promise<Found[]> {
  if (searchWords(q).length === 0) return []
  const found = await Promise.all([
    findPosts(context, q),
    may(context.admin, 'pictures') ? findImages(context, q) : [],
    may(context.admin, 'messages') ? findMessages(context, q) : [],
    may(context.admin, 'edit_all') ? findAuthors(context, q) : [],
  ])
  return found.flat()
}

export const findEverything = adminAction(
  z.string().trim().max(100),
  async (q, context) => done(await findInPanel(context, q)),
  () => 'The search did not answer. Please try again.',
)
