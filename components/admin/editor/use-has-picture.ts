import { useWatch } from 'react-hook-form'
import { usePostEditor } from '../post-form/editor-context'
import { mediaNamesIn } from '@/lib/images/image'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** Whether the post will have an image for search engines: its own, one for sharing, or one in the text or the tray. */
export function useHasPicture(): boolean {
  const { tray } = usePostEditor()
  const [content, images, shareImage] = useWatch<PostFormValues, ['content', 'images', 'shareImage']>({
    name: ['content', 'images', 'shareImage'],
  })
  return tray.images.length + images.length > 0 || shareImage !== '' || mediaNamesIn(content).length > 0
}
