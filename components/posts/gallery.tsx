import { type MouseEvent, type ReactNode, useState } from 'react'
import { Lightbox, type LargePicture } from './lightbox'

/** The large picture behind a link of the gallery. */
function readPicture(link: HTMLAnchorElement): LargePicture {
  const small = link.querySelector('img')
  return {
    src: link.getAttribute('href') ?? '',
    alt: small?.alt ?? '',
    width: Number(small?.getAttribute('width')),
    height: Number(small?.getAttribute('height')),
    caption: link.parentElement?.querySelector('figcaption')?.textContent ?? '',
  }
}

/** Wraps linked pictures: a click opens the large versions in a lightbox. */
export function Gallery({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ pictures: LargePicture[]; at: number } | null>(null)
  const open = (event: MouseEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !(target instanceof Node)) return
    const links = [...currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link.contains(target))
    if (at < 0) return
    event.preventDefault()
    setShown({ pictures: links.map(readPicture), at })
  }
  return (
    <div className="post-gallery" onClick={open}>
      {children}
      {shown && <Lightbox pictures={shown.pictures} first={shown.at} onClose={() => setShown(null)} />}
    </div>
  )
}
