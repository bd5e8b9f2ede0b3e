import { pictureFile, type SitePicture } from '../site/files'
import { versionsOf } from '../site/part'
import type { ItemResult } from '../report'
import { sendSitePicture, sendVersions } from './actions'
import type { Read } from './walk'
import type { Run } from '@/lib/action-result'
import { shrinkImage } from '@/lib/images/shrink'

/** The picture of an item that is a picture of an export of this site; null for any other item. */
export const pictureOf = ({ item }: Read): SitePicture | null =>
  'part' in item && item.part.kind === 'picture' ? item.part.picture : null

/** Sends the pictures of an export of this site, shrunk to the limits of an upload. False when a call failed. */
export async function bringPictures(
  call: Run,
  batch: readonly Read[],
  onBrought: (read: Read, result: ItemResult) => void,
): Promise<boolean> {
  for (const read of batch) {
    const picture = pictureOf(read)
    if (!picture) continue
    const bytes = await read.archive?.bytes(pictureFile(picture.path))
    const whole = new File(bytes ? [new Uint8Array(bytes)] : [], picture.path, { type: 'image/webp' })
    const file = new File([await shrinkImage(whole)], picture.path)
    const result = await call('Picture not imported', () => sendSitePicture({ picture, file }))
    if (!result) return false
    onBrought(read, result)
  }
  return true
}

/** Sends the earlier versions of the restored posts and adds warnings to `results`. False when a call failed. */
export async function bringVersions(
  call: Run,
  batch: readonly Read[],
  results: readonly ItemResult[],
): Promise<boolean> {
  for (const [index, { item, archive }] of batch.entries()) {
    const result = results[index]
    if (!archive || !result || result.outcome === 'refused' || result.outcome === 'conflict') continue
    for await (const files of versionsOf(archive, item)) {
      const broken = await call('Versions not imported', () => sendVersions({ id: item.id, files }))
      if (!broken) return false
      result.warnings.push(...broken)
    }
  }
  return true
}
