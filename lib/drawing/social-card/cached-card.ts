import 'server-only'
import { cacheLife } from 'next/cache'
import { fetchImage } from '@/lib/images/serve'
import { mediaName } from '@/lib/images/schema'
import type { SocialPicture } from '@/lib/seo/social-picture'
import { drawCard } from './draw-card'

async function photoOf({ photo }: SocialPicture): Promise<Uint8Array | null> {
  const name = mediaName(photo)
  if (!name) return null
  const answer = await fetchImage(name)
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
  if (answer.status >= 500) throw new Error(`The picture ${name} cannot be reached`)
  return null
}

/** A card as JPEG, drawn once: the same facts always give the same picture. Throws when its photograph is out of reach. */
export async function cachedCard(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  'use cache'
  cacheLife('max')
  return new Uint8Array(await drawCard(picture, await photoOf(picture)))
}
