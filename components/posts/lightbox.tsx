import './lightbox.css'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { arrowLeft } from '@/components/ui/outlines'
import { Picture, type PictureSource } from '@/components/ui/picture'
import { galleryWords as words } from '@/lib/content/post-words'

export type LargePicture = PictureSource & { caption: string }

/** From Lucide (ISC), as one path each. */
const arrowRight = 'M5 12h14M12 5l7 7-7 7'
const cross = 'M18 6 6 18M6 6l12 12'

const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

type Props = { pictures: readonly LargePicture[]; first: number; onClose: () => void }

/** Shows one large picture at a time on the whole screen; buttons and arrow keys change it. */
export function Lightbox({ pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(first)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const picture = pictures[at]
  if (!picture) return null
  const go = (by: 1 | -1) => setAt((now) => (now + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    // With another key, an arrow belongs to the browser, such as Alt for Back.
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go(by)
  }
  const { caption, ...file } = picture
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={words.title}
      onKeyDown={onKeyDown}
      // `cancel`, not `close`: the effect's cleanup fires `close` too.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <figure>
        <Picture key={file.src} {...file} sizes="100vw" loading="eager" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <div className="lightbox-foot">
        <button type="button" aria-label={words.previous} onClick={() => go(-1)}>
          <Icon outline={arrowLeft} />
        </button>
        <p role="status">{words.place(at + 1, pictures.length)}</p>
        <button type="button" aria-label={words.next} onClick={() => go(1)}>
          <Icon outline={arrowRight} />
        </button>
        <button type="button" aria-label={words.close} onClick={onClose}>
          <Icon outline={cross} />
        </button>
      </div>
    </dialog>
  )
}
