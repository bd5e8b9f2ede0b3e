import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { emptyTray, type TrayImage, trayReducer, type TrayAction, uploadedPaths } from './tray'
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
async function discardQuietly(paths: string[], dispatch: (action: TrayAction) => void) {
  if (paths.length === 0) return
  const result = await discardImages(paths).catch(() => null)
  if (result?.ok) dispatch({ type: 'forget', paths })
}

const DISCARD_PATH = '/admin/pictures/discard'

/** The same as a beacon, which outlives the page. Forgotten at once: the browser may bring the page back as it was. */
function discardOnTheWayOut(paths: string[], dispatch: (action: TrayAction) => void) {
  if (paths.length === 0) return
  const body = new Blob([JSON.stringify(paths)], { type: 'application/json' })
  if (navigator.sendBeacon(DISCARD_PATH, body)) dispatch({ type: 'forget', paths })
}

/** Takes uploads away when the person leaves. A page that the panel only hides comes back with its pictures, to be uploaded again. */
function useLeaving(images: readonly TrayImage[], dispatch: (action: TrayAction) => void) {
  const leavePage = useEffectEvent(() => discardOnTheWayOut(uploadedPaths(images), dispatch))
  const leaveForm = useEffectEvent(() => void discardQuietly(uploadedPaths(images), dispatch))
  useEffect(() => {
    const onHide = () => leavePage()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leaveForm()
    }
  }, [])
}

/** The pictures of one form: taking them in, ordering, removing, and not leaving uploads behind. */
export function useImageTray() {
  const toast = useToast()
  const [tray, dispatch] = useReducer(trayReducer, emptyTray)
  const [announcement, announce] = useState('')
  const { images } = tray

  useLeaving(images, dispatch)

  function add(files: readonly File[]) {
    if (files.length === 0) return
    const refusal = refusalOf(files, images.length)
    if (refusal) {
      toast.show({ variant: 'error', ...refusal })
      return
    }
    dispatch({ type: 'add', files })
    announce(`${count(files.length)} added.`)
  }

  function remove(number: number) {
    const gone = images.filter((image) => image.number === number)
    dispatch({ type: 'remove', number })
    announce(`Picture ${number} removed.`)
    void discardQuietly(uploadedPaths(gone), dispatch)
  }

  function replace(number: number, file: File) {
    const refusal = refusalOf([file], 0)
    if (refusal) return void toast.show({ variant: 'error', ...refusal })
    const gone = images.filter((image) => image.number === number)
    dispatch({ type: 'replace', number, file })
    announce(`Picture ${number} replaced.`)
    void discardQuietly(uploadedPaths(gone), dispatch)
  }

  function move(number: number, to: number) {
    if (to < 0 || to >= images.length) return
    dispatch({ type: 'move', number, to })
    announce(`Picture ${number} is now ${to + 1} of ${images.length}${to === 0 ? ', the post picture' : ''}.`)
  }

  /** Empties the tray. `published` pictures belong to a post and stay in the store. */
  function clear({ published }: { published: boolean }) {
    if (!published) void discardQuietly(uploadedPaths(images), dispatch)
    dispatch({ type: 'clear' })
  }

  return { images, dispatch, announcement, announce, add, remove, replace, move, clear }
}

export type ImageTrayState = ReturnType<typeof useImageTray>
