import { useAdminAction } from '../shared/admin-action'
import { arePictures } from './files'
import { useToast } from '@/components/ui/toast'
import type { ImageInfo } from '@/lib/images/image'
import { sendImage } from '@/lib/images/send'

/** Uploads one image to the library. */
export function useUpload(onPicture: (image: ImageInfo) => void) {
  const toast = useToast()
  const { act, isPending: isSending } = useAdminAction()
  function upload(file: File) {
    if (!arePictures([file], toast)) return
    act('Not uploaded', sendImage, file, (image) => void onPicture(image))
  }
  return { isSending, upload }
}
