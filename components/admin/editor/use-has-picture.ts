import { useWatch } from 'react-hook-form'
import { usePostEditor } from '../post-form/editor-context'
import { mediaNamesIn } from '@/lib/images/image'
import type { PostFormValues } from '@/lib/posts/editing/form-schema'

/** Whether the post will have a picture for search engines: its own, one for sharing, one of the text or of the tray. */
export function useHasPicture(): boolean {
  const { tray } = usePostEditor()
  const [content, images, shareImage] = useWatch<PostFormValues, ['content', 'images', 'shareImage']>({
    name: ['content', 'images', 'shareImage'],
  })
  return tray.images.length + images.length > 0 || shareImage !== '' || mediaNamesIn(content).length > 0
}
