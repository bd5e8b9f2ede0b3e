import { sceneMarkup } from '@/components/art/markup'
import { SPILT_POT_ITEMS, SPOT_VIEW_BOX } from '@/components/art/scenes/spots'

const picture = sceneMarkup(SPILT_POT_ITEMS, { viewBox: SPOT_VIEW_BOX, width: 480, height: 360 })

/** The error screens' picture as a file: drawn in the page, the whole art kit would be sent to every reader's browser. */
export function GET(): Response {
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
