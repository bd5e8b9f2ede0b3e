import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { studioCallToAction } from '@/lib/content/services'
import { getSite } from '@/lib/settings/get-site'

/** The closing band of the studio's pages. */
export async function StudioCall() {
  const call = studioCallToAction(await getSite())
  return <CallToActionBand call={call} art={<PieceArt name="chat" className="-rotate-5" />} />
}
