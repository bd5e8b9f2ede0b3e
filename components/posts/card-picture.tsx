'use client'

import { Picture, type PictureFile } from '@/components/ui/picture'

const SIZES = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, calc(100vw - 40px)'
/** From a card beside two others to one that fills a telephone with three dots a pixel. */
const CARD_WIDTHS = { narrowest: 384, widest: 1080 }
const LEAD_SIZES = '(min-width: 1200px) 720px, (min-width: 900px) 60vw, calc(100vw - 40px)'

/** The picture of a card, in the sizes that a card has. */
export function CardPicture({ isLead = false, ...picture }: PictureFile & { isLead?: boolean }) {
  return (
    <Picture
      {...picture}
      sizes={isLead ? LEAD_SIZES : SIZES}
      preload={isLead}
      {...(!isLead && CARD_WIDTHS)}
      className="block aspect-[4/3] w-full object-cover"
    />
  )
}
