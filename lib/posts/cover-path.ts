import { SLUG_MAX } from './limits.ts'
import { POST_TYPES, type PostType } from './schema.ts'

/** The address of a post's drawn cover. */
export const coverPath = (type: PostType, slug: string): string => `/covers/${type}/${slug}.svg`

const FILE = new RegExp(`^([a-z0-9-]{1,${SLUG_MAX}})\\.svg$`)

/** The post that a cover's address names; null for what is none of ours. */
export function parseCoverPath(type: string, file: string): { type: PostType; slug: string } | null {
  const known = POST_TYPES.find((name) => name === type)
  const slug = FILE.exec(file)?.[1]
  return known && slug ? { type: known, slug } : null
}
