import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { studioCallToAction } from '@/lib/content/services'

/** The closing band of the studio's pages. */
export function StudioCall() {
  return <CallToActionBand call={studioCallToAction} art={<PieceArt name="chat" className="-rotate-5" />} />
}
