import { type ImageInfo, type ImageMap, mediaName, mediaPath } from '../images/image.ts'
import type { Tables, TablesInsert } from '../supabase/database.types.ts'
import type { ProfileValues } from './schema.ts'

/** The portrait of an author: a drawing made from its seed, or a picture of the library. */
export type AuthorPortrait = { kind: 'drawn'; seed: string } | { kind: 'picture'; image: ImageInfo }

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)instagram\.com$/, 'Instagram'],
  [/(^|\.)youtube\.com$/, 'YouTube'],
  [/(^|\.)facebook\.com$/, 'Facebook'],
  [/(^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(^|\.)tiktok\.com$/, 'TikTok'],
  [/(^|\.)pinterest(\.[a-z]{2,3}){1,2}$/, 'Pinterest'],
  [/(^|\.)bsky\.app$/, 'Bluesky'],
]

/** The name of the site of a link: "Instagram", "example.com". */
export function linkLabel(href: string): string {
  const host = new URL(href).hostname.replace(/^www\./, '')
  return PLACES.find(([pattern]) => pattern.test(host))?.[1] ?? host
}

export const PUBLIC_PROFILE_COLUMNS =
  'slug, name, role, biography, signature, portrait_seed, portrait_image, links, on_about, retired'

type ProfileRow = Omit<Tables<'author_profiles'>, 'id' | 'position' | 'version' | 'updated_at'>

/** The portrait image, or the drawing when the image is unknown. */
export function portraitOf(
  { portrait_image: path, portrait_seed: seed }: Pick<ProfileRow, 'portrait_image' | 'portrait_seed'>,
  images: ImageMap,
): AuthorPortrait {
  const image = path === null ? undefined : images[path]
  return image ? { kind: 'picture', image } : { kind: 'drawn', seed }
}

/** The address of the portrait image; null for a drawing. */
export const portraitPath = ({ portrait_image: name }: Pick<ProfileRow, 'portrait_image'>): string | null =>
  name === null ? null : mediaPath(name)

export const toProfile = (row: ProfileRow, images: ImageMap) => ({
  slug: row.slug,
  name: row.name,
  role: row.role,
  biography: row.biography,
  /** The dish that they are known for; may be empty. */
  signature: row.signature,
  portrait: portraitOf(row, images),
  links: row.links.map((href) => ({ href, label: linkLabel(href) })),
  /** Whether `/about` shows them among the chefs. */
  onAbout: row.on_about,
  /** A retired author is not offered for new posts. Their posts, byline and page stay. */
  retired: row.retired,
})
export type AuthorProfile = ReturnType<typeof toProfile>

export const toProfileColumns = (values: ProfileValues): TablesInsert<'author_profiles'> => ({
  name: values.name,
  slug: values.slug,
  role: values.role,
  biography: values.biography,
  signature: values.signature,
  portrait_seed: values.portraitSeed,
  portrait_image: mediaName(values.portraitImage),
  links: values.links,
  on_about: values.onAbout,
})
