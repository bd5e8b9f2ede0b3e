import type { FieldRow } from '../../../lib/posts/columns.ts'
import { storedLabels } from '../../../lib/recipe/confirmed-labels.ts'
import type { Database, Tables, TablesInsert, TablesUpdate } from '../../../lib/supabase/database.types.ts'
import type { Client } from './clients.ts'

type TableName = keyof Database['public']['Tables']

/** The rows of a response; throws on an unexpected refusal. */
export function rowsOf<T>(answer: { data: T; error: { message: string } | null }): NonNullable<T> {
  if (answer.error || answer.data === null || answer.data === undefined) {
    throw new Error(answer.error?.message ?? 'The answer holds no data')
  }
  return answer.data
}

/** The only item of a list. */
export function only<T>(list: readonly T[]): T {
  const [first] = list
  if (list.length !== 1 || first === undefined) throw new Error(`Expected one entry, found ${list.length}`)
  return first
}

/** The key column of tables without `id`. */
const KEYS: Partial<Record<TableName, string>> = {
  admins: 'user_id',
  deleted_items: 'object_id',
  images: 'path',
  import_items: 'source_id',
  login_attempts: 'key',
  missing_addresses: 'address',
  post_changes: 'post_id',
  post_previews: 'post_id',
  post_working_copies: 'post_id',
  roles: 'name',
  topic_texts: 'slug',
}
export const keyOf = (table: TableName): string => KEYS[table] ?? 'id'

/** Inserts, changes or deletes a row; the answer has the keys of the affected rows. */
export const askToInsert = <T extends TableName>(client: Client, table: T, row: TablesInsert<T>) =>
  client
    .from(table as 'images')
    .insert(row as never)
    .select(keyOf(table) as '*')
export const askToUpdate = <T extends TableName>(client: Client, table: T, key: string, columns: TablesUpdate<T>) =>
  client
    .from(table as 'images')
    .update(columns as never)
    .eq(keyOf(table) as 'path', key)
    .select(keyOf(table) as '*')
export const askToDelete = (client: Client, table: TableName, key: string) =>
  client
    .from(table as 'images')
    .delete()
    .eq(keyOf(table) as 'path', key)
    .select(keyOf(table) as '*')

/** Inserts a row and returns its key; throws on a refusal. */
export async function insertRow<T extends TableName>(client: Client, table: T, row: TablesInsert<T>): Promise<string> {
  const made: Record<string, unknown> = only(rowsOf(await askToInsert(client, table, row)))
  return String(made[keyOf(table)])
}
/** Changes the row of this key; throws on a refusal, and when there is no such row. */
export const updateRow = async <T extends TableName>(client: Client, table: T, key: string, columns: TablesUpdate<T>) =>
  void only(rowsOf(await askToUpdate(client, table, key, columns)))
/** Deletes the row of this key; throws on a refusal, and when there is no such row. */
export const deleteRow = async (client: Client, table: TableName, key: string) =>
  void only(rowsOf(await askToDelete(client, table, key)))

export const violatesCheck = (error: { code: string } | null): boolean => error?.code === '23514'

export const BODY = 'Slice the onions thinly and let them soften slowly in butter.'

export const aPost = (changes: Partial<TablesInsert<'blog_posts'>> = {}): TablesInsert<'blog_posts'> => ({
  slug: '',
  title: 'Onion Soup',
  content: BODY,
  author: 'FlavorCraft Team',
  ...changes,
})

/** Every field of a post. A save keeps the labels while the ingredients are the confirmed ones. */
export const everyField = (): FieldRow => ({
  title: 'Red Soup',
  content: `## Ingredients\n\n- beets\n\n## Method\n\n1. ${BODY}`,
  author: 'Ada Nowak',
  post_type: 'recipe',
  meta_title: 'Red soup in an hour',
  meta_description: 'Warm and plain.',
  share_image: '/media/share.webp',
  canonical_url: 'https://example.org/soup',
  noindex: true,
  image_url: '/media/soup.webp',
  tags: ['soup', 'winter'],
  labels: storedLabels({ diets: ['vegan'], allergens: [] }, ['beets']),
  slug: 'red-soup',
  unpublish_at: daysAgo(-30),
})

export const aMessage = (
  changes: Partial<TablesInsert<'contact_messages'>> = {},
): TablesInsert<'contact_messages'> => ({
  name: 'Anna Nowak',
  email: 'anna@example.com',
  subject: 'A question',
  message: 'How long does the broth simmer?',
  ...changes,
})

export const anImage = (changes: Partial<TablesInsert<'images'>> = {}): TablesInsert<'images'> => ({
  path: 'soup.webp',
  width: 1200,
  height: 800,
  bytes: 50_000,
  ...changes,
})

/** Stores a post and returns it as stored. */
export async function storedPost(
  client: Client,
  changes: Partial<TablesInsert<'blog_posts'>> = {},
): Promise<Tables<'blog_posts'>> {
  return rowsOf(await client.from('blog_posts').insert(aPost(changes)).select().single())
}

/** Stores public posts with these texts, padded with dots to the minimum length. */
export const storingTexts =
  (contract: { clients: { service: Client } }) =>
  (title: string, words: string, changes: Partial<TablesInsert<'blog_posts'>> = {}): Promise<Tables<'blog_posts'>> =>
    storedPost(contract.clients.service, {
      title,
      content: `${words} `.padEnd(60, '.'),
      published_at: YESTERDAY,
      ...changes,
    })

/** The post as the secret key sees it now; null when it is deleted. */
export async function postById(service: Client, id: string): Promise<Tables<'blog_posts'> | null> {
  const { data, error } = await service.from('blog_posts').select().eq('id', id).maybeSingle()
  if (error) throw new Error(error.message)
  return data
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()
export const daysAgo = (days: number): string => inHours(-24 * days)
export const YESTERDAY = daysAgo(1)
export const TOMORROW = daysAgo(-1)
