import { useWatch } from 'react-hook-form'
import { mediaNamesIn } from '@/lib/images/image'
import type { TrayImage } from '@/lib/images/tray'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** Whether the post will have a picture for search engines: its own, one for sharing, one of the text or of the tray. */
export function useHasPicture(tray: readonly TrayImage[]): boolean {
  const [content, images, shareImage] = useWatch<PostFormValues, ['content', 'images', 'shareImage']>({
    name: ['content', 'images', 'shareImage'],
  })
  return tray.length + images.length > 0 || shareImage !== '' || mediaNamesIn(content).length > 0
}
