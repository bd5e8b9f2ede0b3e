import { sceneMarkup } from '@/components/art/markup'
import { LOST_SPOON_ITEMS, SPOT_VIEW_BOX } from '@/components/art/scenes/spots'

const picture = sceneMarkup(LOST_SPOON_ITEMS, { viewBox: SPOT_VIEW_BOX, width: 480, height: 360 })

/** The missing post's picture as a file: its error screen runs in the browser and would bring the art kit along. */
export function GET(): Response {
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  })
}
