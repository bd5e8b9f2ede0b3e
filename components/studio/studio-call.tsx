import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { studioCallToAction } from '@/lib/content/services'
import { getSite } from '@/lib/settings/get-site'

/** The call to action at the end of the studio's pages, without the link to the current page, `path`. */
export async function StudioCall({ path }: { path?: string }) {
  const { actions, ...words } = studioCallToAction(await getSite())
  const call = { ...words, actions: actions.filter(({ href }) => href !== path) }
  return <CallToActionBand call={call} art={<PieceArt name="chat" className="-rotate-5" />} />
}
