import 'server-only'
import { z } from 'zod'
import { portraitOf, portraitPath, toProfileColumns } from './profile'
import type { ProfileValues } from './schema'
import { type ActionResult, done, fail, invalidFields } from '@/lib/action-result'
import type { AdminContext } from '@/lib/auth/session'
import { imagesForPanel } from '@/lib/images/public'
import { countAdminPosts } from '@/lib/posts/admin/list'
import { rowsOf } from '@/lib/supabase/backend-error'

/** A profile as the panel's list shows it. `posts` counts all posts with the name, drafts too. */
export type ListedAuthor = Awaited<ReturnType<typeof listAuthorsForPanel>>[number]

/** A profile as its form shows it. `image` is the picture that replaces the drawing. */
export type EditableAuthor = NonNullable<Awaited<ReturnType<typeof getAuthor>>>

/** An author whose name can be chosen for a post. */
export type Byline = Pick<ListedAuthor, 'slug' | 'name' | 'role' | 'portrait'>

async function readAuthors({ supabase }: AdminContext) {
  const rows = rowsOf(await supabase.from('author_profiles').select().order('position').order('name').limit(500))
  const images = await imagesForPanel(supabase, rows.map(portraitPath))
  return rows.map((row) => ({ ...row, portrait: portraitOf(row, images) }))
}

/** All authors in their order, including the retired. */
export async function listAuthorsForPanel(context: AdminContext) {
  const [rows, counts] = await Promise.all([readAuthors(context), countAdminPosts(context)])
  const postsOf = new Map(counts.authors.map(({ author, posts }) => [author, posts]))
  return rows.map(({ id, slug, name, role, portrait, on_about: onAbout, retired }) => ({
    ...{ id, slug, name, role, portrait, onAbout, retired },
    posts: postsOf.get(name) ?? 0,
  }))
}

/** The authors that the form of a post offers, in their order. */
export const listBylines = async (context: AdminContext): Promise<Byline[]> =>
  (await readAuthors(context))
    .filter(({ retired }) => !retired)
    .map(({ slug, name, role, portrait }) => ({ slug, name, role, portrait }))

export async function getAuthor({ supabase }: AdminContext, id: string) {
  if (!z.uuid().safeParse(id).success) return null
  const row = rowsOf(await supabase.from('author_profiles').select().eq('id', id).maybeSingle())
  if (!row) return null
  const path = portraitPath(row)
  const images = await imagesForPanel(supabase, [path])
  return {
    id,
    version: row.version,
    image: row.portrait_image === null ? null : (images[row.portrait_image] ?? null),
    values: {
      name: row.name,
      slug: row.slug,
      role: row.role,
      biography: row.biography,
      signature: row.signature,
      portraitSeed: row.portrait_seed,
      portraitImage: path,
      links: row.links,
      onAbout: row.on_about,
    },
  }
}

export const gone = () => fail('This author is not there any more.', 'conflict')
const CHANGED =
  'Another editor has saved or deleted this author since you opened the page. Copy what you typed, and open it again.'

/** Inserts a profile, or updates `target` unless it has a newer version. Returns its id. Throws a BackendError. */
export async function writeAuthor(
  { supabase }: AdminContext,
  values: ProfileValues,
  target: { id: string; version: number } | null,
): Promise<ActionResult<string>> {
  const columns = toProfileColumns(values)
  if (!target) {
    const { id } = rowsOf(await supabase.from('author_profiles').insert(columns).select('id').single())
    return done(id)
  }
  const row = rowsOf(
    await supabase
      .from('author_profiles')
      .update(columns)
      .eq('id', target.id)
      .eq('version', target.version)
      .select('id')
      .maybeSingle(),
  )
  // An error of a field, because the page refreshes after any other failure and would lose the typed values.
  return row ? done(row.id) : invalidFields({ name: CHANGED })
}

/** Deletes an author without posts. Throws a BackendError. */
export async function removeAuthor({ supabase }: AdminContext, id: string): Promise<ActionResult> {
  const table = supabase.from('author_profiles')
  if (rowsOf(await table.delete().eq('id', id).select('id')).length > 0) return done(undefined)
  if (!rowsOf(await table.select('id').eq('id', id).maybeSingle())) return gone()
  return fail('A post bears this name, perhaps one in the bin. Retire the author instead.', 'conflict')
}
