import 'server-only'
import { cacheLife } from 'next/cache'
import { openImage } from '@/lib/images/public'
import { mediaName } from '@/lib/images/image'
import type { SocialPicture } from '@/lib/seo/social-picture'
import { drawCard } from './draw-card'

async function photoOf({ photo }: SocialPicture): Promise<Uint8Array | null> {
  const name = mediaName(photo)
  if (!name) return null
  const image = await openImage(name)
  return image && new Uint8Array(await new Response(image.body).arrayBuffer())
}

/** A card as JPEG, drawn once: the same facts always give the same picture. Throws when its photograph is out of reach. */
export async function cachedCard(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await drawCard(picture, await photoOf(picture)))
}
