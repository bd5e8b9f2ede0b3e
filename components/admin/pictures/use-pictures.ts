import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { emptyTray, trayReducer, type TrayAction, uploadedAddresses } from './tray'
import { useToast } from '@/components/ui/toast'
import { discardImages } from '@/lib/images/actions'
import { INVALID_FILES_MESSAGE, INVALID_FILES_TITLE, isAcceptableFile } from '@/lib/images/schema'
import { MAX_IMAGES_PER_POST } from '@/lib/posts/limits'

const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`)

/** Takes uploads that no post uses out of the store. Nobody waits for it: what stays is a few bytes nobody sees. */
async function discardQuietly(addresses: string[], dispatch: (action: TrayAction) => void) {
  if (addresses.length === 0) return
  const result = await discardImages(addresses).catch(() => null)
  if (result?.ok) dispatch({ type: 'forget', addresses })
}

/** The pictures of one form: taking them in, ordering, removing, and not leaving uploads behind. */
export function usePictures() {
  const toast = useToast()
  const [tray, dispatch] = useReducer(trayReducer, emptyTray)
  const [announcement, announce] = useState('')
  const { pictures } = tray

  // Also when the panel hides the page: it comes back with its pictures, to be uploaded again.
  const leave = useEffectEvent(() => void discardQuietly(uploadedAddresses(pictures), dispatch))
  useEffect(() => {
    const onHide = () => leave()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      leave()
    }
  }, [])

  function add(files: readonly File[]) {
    if (files.length === 0) return
    if (!files.every(isAcceptableFile)) {
      toast.show({ variant: 'error', title: INVALID_FILES_TITLE, description: INVALID_FILES_MESSAGE })
    } else if (pictures.length + files.length > MAX_IMAGES_PER_POST) {
      const description = `A post holds at most ${MAX_IMAGES_PER_POST} pictures.`
      toast.show({ variant: 'error', title: 'Too Many Pictures', description })
    } else {
      dispatch({ type: 'add', files })
      announce(`${count(files.length)} added.`)
    }
  }

  function remove(number: number) {
    const gone = pictures.filter((picture) => picture.number === number)
    dispatch({ type: 'remove', number })
    announce(`Picture ${number} removed.`)
    void discardQuietly(uploadedAddresses(gone), dispatch)
  }

  function move(number: number, to: number) {
    if (to < 0 || to >= pictures.length) return
    dispatch({ type: 'move', number, to })
    announce(`Picture ${number} is now ${to + 1} of ${pictures.length}${to === 0 ? ', the post picture' : ''}.`)
  }

  /** Empties the tray. `published` pictures belong to a post and stay in the store. */
  function clear({ published }: { published: boolean }) {
    dispatch({ type: 'clear' })
    if (!published) void discardQuietly(uploadedAddresses(pictures), dispatch)
  }

  return { pictures, dispatch, announcement, announce, add, remove, move, clear }
}

export type Pictures = ReturnType<typeof usePictures>
