import type { PostType } from '@/lib/posts/types'
import { sha256 } from '@/lib/sha256'

export const SOCIAL_WIDTH = 1200
export const SOCIAL_HEIGHT = 630
export const SOCIAL_TYPE = 'image/jpeg'

/** Increase it when the drawing changes: every image then gets a new address. */
const DESIGN = 2

/** The colours and figures of a card: those of a post type, the studio, or the home page. */
export type CardCover = PostType | 'studio' | 'home'

/** Everything that decides how a social image looks. */
export type SocialImage = {
  title: string
  kicker: string
  seed: string
  cover: CardCover
  /** The text whose objects the cover shows; by default the title. */
  subject?: string
  /** The path of the post's image on this site; null draws the cover art. */
  photo: string | null
  /** The photograph fills the image, without text over it. */
  isWhole?: boolean
}

const hashOf = (picture: SocialImage, brand: string): string =>
  sha256(
    JSON.stringify([
      DESIGN,
      picture.title,
      picture.kicker,
      picture.seed,
      picture.cover,
      picture.subject,
      picture.photo,
      ...(picture.isWhole ? [true] : []),
      brand,
    ]),
  ).slice(0, 16)

/** The address of a page's social image; a hash of its content makes it immutable. `brand` is the site's name. */
export const socialImagePath = (pagePath: string, picture: SocialImage, brand: string): string =>
  `/og/${hashOf(picture, brand)}${pagePath === '/' ? '/home' : pagePath}.jpg`

/** The page path of an address below `/og/`; null for an unknown form. */
export function pageOfSocialImage(segments: readonly string[]): string | null {
  const [hash, ...rest] = segments
  const path = `/${rest.join('/')}`
  if (!hash || !/^[0-9a-f]{16}$/.test(hash) || !/^[/a-z0-9-]+\.jpg$/.test(path)) return null
  const page = path.slice(0, -'.jpg'.length)
  return page === '/home' ? '/' : page
}
