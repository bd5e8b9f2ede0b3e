import { z } from 'zod'
import { may, type Holder, type Right } from '@/lib/auth/rights'
import { anyOf, listAddress, words } from '@/lib/list-address'
import type { Tables } from '@/lib/supabase/database.types'

export type BinKind = Tables<'deleted_items'>['kind']

/** The kinds of deleted items, and the right to delete and restore each; without a right, only the account's own. */
export const BIN_KINDS: Record<BinKind, { label: string; one: string; right?: Right }> = {
  redirect: { label: 'Redirects', one: 'redirect', right: 'redirects' },
  tag: { label: 'Tags', one: 'tag', right: 'publish_all' },
  author: { label: 'Authors', one: 'author', right: 'edit_all' },
  block: { label: 'Text blocks', one: 'text block', right: 'publish_all' },
  reply: { label: 'Saved replies', one: 'saved reply', right: 'messages' },
  synonyms: { label: 'Search words', one: 'line of search words', right: 'edit_all' },
  role: { label: 'Roles', one: 'role', right: 'team' },
  comment: { label: 'Own comments', one: 'comment' },
  view: { label: 'Own views', one: 'view' },
}
const KIND_NAMES = Object.keys(BIN_KINDS) as BinKind[]

/** The kinds that an account sees in the bin. */
export const kindsOf = (who: Pick<Holder, 'rights'>): BinKind[] =>
  KIND_NAMES.filter((kind) => {
    const { right } = BIN_KINDS[kind]
    return right === undefined || may(who, right)
  })

export const binList = listAddress('/admin/bin', { kind: anyOf(KIND_NAMES), q: words() })
export type BinParams = z.output<typeof binList.schema>

export const binItemSchema = z.object({ kind: z.enum(KIND_NAMES), id: z.string().min(1).max(200) })
