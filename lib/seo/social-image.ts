import { createHash } from 'node:crypto'
import type { PostType } from '@/lib/posts/types'

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630
export const SOCIAL_TYPE = 'image/jpeg'

/** Raise it when the drawing itself changes: every picture gets a new address. */
const DESIGN = 1

/** The colours and the cast of a card: those of a type of post, of the studio, or of the home page. */
export type CardCover = PostType | 'studio' | 'home'

/** All that is drawn on a social picture; nothing else may change how it looks. */
export type SocialImage = {
  title: string
  /** The line above the title. */
  kicker: string
  /** What the cover art grows from. */
  seed: string
  cover: CardCover
  /** The address of the post's own picture on this site; without one the cover art is drawn. */
  photo: string | null
}

const hashOf = (picture: SocialImage): string =>
  createHash('sha256')
    .update(JSON.stringify([DESIGN, picture.title, picture.kicker, picture.seed, picture.cover, picture.photo]))
    .digest('hex')
    .slice(0, 16)

/** The address of a page's picture. It names the content, so that a copy may be kept for ever. */
export const socialImagePath = (pagePath: string, picture: SocialImage): string =>
  `/og/${hashOf(picture)}${pagePath === '/' ? '/home' : pagePath}.jpg`

/** The page that an address under `/og/` speaks of; null when it is not one of ours. */
export function pageOfSocialImage(segments: readonly string[]): string | null {
  const [hash, ...rest] = segments
  const path = `/${rest.join('/')}`
  if (!hash || !/^[0-9a-f]{16}$/.test(hash) || !/^[/a-z0-9-]+\.jpg$/.test(path)) return null
  const page = path.slice(0, -'.jpg'.length)
  return page === '/home' ? '/' : page
}
