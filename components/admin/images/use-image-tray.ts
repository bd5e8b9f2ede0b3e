import { useState, useSyncExternalStore } from 'react'
import { sendImage } from './send-image'
import { uploadedPaths } from './tray'
import { TrayStore } from './tray-store'
import { useToast } from '@/components/ui/toast'
import { discardImages } from '@/lib/images/actions'
import { INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/image'
import { MAX_IMAGES_PER_POST } from '@/lib/posts/fields'

const count = (images: number) => (images === 1 ? '1 picture' : `${images} pictures`)

/** Why none of these files is taken; null when all are. */
function refusalOf(files: readonly File[], already: number): { title: string; description: string } | null {
  if (!files.every(isAcceptableFile)) return { title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE }
  if (already + files.length <= MAX_IMAGES_PER_POST) return null
  return { title: 'Too Many Pictures', description: `A post holds at most ${MAX_IMAGES_PER_POST} pictures.` }
}

/** Takes uploads that no post uses out of the store. Not awaited: what stays is listed among the unused pictures. */
function discardQuietly(paths: string[]) {
  if (paths.length > 0) void discardImages(paths).catch(() => null)
}

/** The pictures of one form: taking them in, sending them, ordering, removing, and not leaving uploads behind. */
export function useImageTray() {
  const toast = useToast()
  const [store] = useState(() => new TrayStore(sendImage))
  const images = useSyncExternalStore(store.subscribe, store.getImages, store.getImages)
  const [announcement, announce] = useState('')

  function add(files: readonly File[]) {
    if (files.length === 0) return
    const refusal = refusalOf(files, images.length)
    if (refusal) {
      toast.show({ variant: 'error', ...refusal })
      return
    }
    store.add(files)
    announce(`${count(files.length)} added.`)
  }

  const pathsOf = (number: number) => uploadedPaths(images.filter((image) => image.number === number))

  function remove(number: number) {
    const gone = pathsOf(number)
    store.remove(number)
    announce(`Picture ${number} removed.`)
    discardQuietly(gone)
  }

  function replace(number: number, file: File) {
    const refusal = refusalOf([file], 0)
    if (refusal) return void toast.show({ variant: 'error', ...refusal })
    const gone = pathsOf(number)
    store.replace(number, file)
    announce(`Picture ${number} replaced.`)
    discardQuietly(gone)
  }

  function move(number: number, to: number) {
    if (to < 0 || to >= images.length) return
    store.dispatch({ type: 'move', number, to })
    announce(`Picture ${number} is now ${to + 1} of ${images.length}${to === 0 ? ', the post picture' : ''}.`)
  }

  return { images, store, dispatch: store.dispatch, announcement, announce, add, remove, replace, move }
}

export type ImageTrayState = ReturnType<typeof useImageTray>
