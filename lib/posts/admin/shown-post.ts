import 'server-only'
import { getRenderedPost } from '../rendering/rendered'
import type { EditablePost } from './post'
import type { AdminContext } from '@/lib/auth/session'
import { siteUrl } from '@/lib/env'
import { type ImageMap, mediaNamesIn, mediaPath } from '@/lib/images/image'
import { imagesForPanel } from '@/lib/images/public'
import type { RenderedPost } from '@/lib/recipe/render'

/** A post's text and images as its page shows them, to be read in the panel. */
export async function renderForPanel(
  { supabase }: AdminContext,
  { slug, values: { content } }: EditablePost,
): Promise<{ rendered: RenderedPost; images: ImageMap; origin: string }> {
  const [rendered, images] = await Promise.all([
    getRenderedPost({ slug, content }),
    imagesForPanel(supabase, mediaNamesIn(content).map(mediaPath)),
  ])
  return { rendered, images, origin: siteUrl() }
}
