import type { PieceName } from '@/lib/drawing/pieces/registry'
import type { Service } from '@/lib/content/services'

type Drawing = { name: PieceName; print: number }

const drawing = (name: PieceName, print: number): Drawing => ({ name, print })

/** Which piece of the kit stands for a service, in colours that stand out on its sheet. */
export const serviceArt: Record<Service['art'], Drawing> = {
  chat: drawing('chat', 2),
  arrow: drawing('arrow', 0),
  cog: drawing('cog', 1),
  envelope: drawing('envelope', 5),
  plug: drawing('plug', 4),
  bars: drawing('graph', 0),
}
