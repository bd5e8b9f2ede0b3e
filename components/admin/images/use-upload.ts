import { useState } from 'react'
import type { Run } from '../shared/admin-action'
import { arePictures } from './files'
import { useToast } from '@/components/ui/toast'
import type { ImageInfo } from '@/lib/images/image'
import { sendImage } from '@/lib/images/send'

/** Uploads one picture into the library. */
export function useUpload(run: Run, onPicture: (image: ImageInfo) => void) {
  const toast = useToast()
  const [isSending, setIsSending] = useState(false)
  async function upload(file: File) {
    if (!arePictures([file], toast)) return
    setIsSending(true)
    const options = { onProgress: () => undefined, signal: new AbortController().signal }
    const image = await run('Not uploaded', () => sendImage(file, options))
    setIsSending(false)
    if (image) onPicture(image)
  }
  return { isSending, upload }
}
