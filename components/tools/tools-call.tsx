import { PieceArt } from '@/components/art/piece-art'
import { CallToActionBand } from '@/components/site/call-to-action'
import { toolsCallToAction } from '@/lib/content/tools'

/** The call to action at the end of the directory. */
export function ToolsCall() {
  return <CallToActionBand call={toolsCallToAction} art={<PieceArt name="magnifier" className="-rotate-6" />} />
}
