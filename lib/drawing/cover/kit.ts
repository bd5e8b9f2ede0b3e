import type { PostType } from '@/lib/posts/types'
import type { Palette } from '../palette.ts'
import type { Box } from '../piece.ts'
import { PIECES, boxOf, type PieceName } from '../pieces/registry.ts'
import { pick, type Random } from '../random.ts'
import type { Placed, SceneItem } from '../scene.ts'
import { LYING_ROTATION, RELATIVE_SIZE, candidates, type Role } from './choose-pieces.ts'
import { pickPalette, smallestContrast, type Ground } from './colours.ts'

export const FRAME = { width: 800, height: 600 } as const
/** The area that stays visible when the 4:3 frame is cropped to 1.91:1, less a margin. */
export const SAFE = { left: 28, top: 104, right: 772, bottom: 504 } as const

const VISIBLE = 110

export interface Pose {
  turn?: number
  /** The colours behind the piece; by default wall, accent and table. */
  behind?: readonly string[]
  palette?: Palette
  fit?: number
  /** The maximum height. */
  tallest?: number
  /** Decoration may leave the safe area. */
  bleed?: boolean
}

/** Picks pieces for a layout, gives them colours and keeps them inside the frame. */
export class Kit {
  readonly items: SceneItem[] = []
  /** The pieces that must not be cropped, all in the safe area. */
  readonly still: Placed[] = []
  readonly #usedPieces = new Set<PieceName>()
  readonly #usedColours = new Set<string>()

  readonly random: Random
  readonly type: PostType
  readonly ground: Ground
  readonly mirror: boolean
  /** The pieces that the text names; empty when it names none. */
  readonly pieces: readonly PieceName[]

  constructor({ random, type, ground, mirror, pieces }: Pick<Kit, 'random' | 'type' | 'ground' | 'mirror' | 'pieces'>) {
    this.random = random
    this.type = type
    this.ground = ground
    this.mirror = mirror
    this.pieces = pieces
  }

  get behind(): readonly string[] {
    return [this.ground.wall, this.ground.accent, this.ground.table]
  }

  /** Picks a piece for a role, if possible an unused one that contrasts with its background. */
  cast(role: Role, behind = this.behind): PieceName {
    const pool = candidates(role, this.type)
    const free = pool.filter((name) => !this.#usedPieces.has(name))
    const open = free.length > 0 ? free : pool
    const seen = open.filter((name) => {
      const piece = PIECES[name]
      return piece.palettes.some((palette) => smallestContrast(piece, palette, behind) > VISIBLE)
    })
    const name = pick(this.random, seen.length > 0 ? seen : open)
    this.#usedPieces.add(name)
    return name
  }

  /** Adds a sheet: wall, table, cloth. */
  readonly sheet = (d: string, fill: string, lift = 0): void => {
    this.items.push({ kind: 'sheet', d, fill, lift })
  }

  /** Puts a piece upright with its foot at the height `foot`. `unit` is the width of a piece of relative size 1. */
  stand(name: PieceName, x: number, foot: number, unit: number, pose: Pose = {}): Placed {
    const room = Math.min(foot - SAFE.top, pose.tallest ?? Infinity)
    return this.#set(name, x, unit, pose, room, (box, scale) => foot - (box.bottom - 50) * scale)
  }

  /** Puts a piece on the table, turned by its LYING_ROTATION. */
  lie(name: PieceName, x: number, foot: number, unit: number): Placed {
    return this.stand(name, x, foot, unit, { turn: LYING_ROTATION[name] ?? 0 })
  }

  /** Puts a piece with the middle of its box at (x, y), seen from above. */
  lay(name: PieceName, x: number, y: number, unit: number, pose: Pose = {}): Placed {
    const room = SAFE.bottom - SAFE.top
    return this.#set(name, x, unit, pose, room, (box, scale) => y - ((box.top + box.bottom) / 2 - 50) * scale)
  }

  /** Adds a piece with the middle of its box at x. It is at most `room` high, unless it may leave the frame. */
  #set(
    name: PieceName,
    x: number,
    unit: number,
    pose: Pose,
    room: number,
    yOf: (box: Box, scale: number) => number,
  ): Placed {
    const rotation = (this.mirror ? -1 : 1) * (pose.turn ?? 0)
    const box = boxOf(name, rotation)
    const most = pose.bleed ? Infinity : room / (box.bottom - box.top)
    const scale = Math.min(naturalScale(name, unit, box, pose), most)
    const middle = this.mirror ? FRAME.width - x : x
    const palette =
      pose.palette ?? pickPalette(this.random, PIECES[name], pose.behind ?? this.behind, this.#usedColours)
    this.#usedColours.add(palette.base)
    this.#usedPieces.add(name)
    const loose: Placed = {
      kind: 'piece',
      piece: name,
      palette,
      scale,
      rotation,
      flip: false,
      x: middle - ((box.left + box.right) / 2 - 50) * scale,
      y: yOf(box, scale),
    }
    const placed = pose.bleed ? loose : keepSafe(loose)
    this.items.push(placed)
    if (!pose.bleed) this.still.push(placed)
    return placed
  }
}

function naturalScale(name: PieceName, unit: number, box: Box, { fit }: Pose): number {
  if (fit) return fit / Math.max(box.right - box.left, box.bottom - box.top)
  return (unit / 100) * (RELATIVE_SIZE[name] ?? 0.5)
}

/** The box of a piece of a cover. Pieces of covers are never flipped. */
export function placedBox({ piece, rotation, scale, x, y }: Placed): Box {
  const box = boxOf(piece, rotation)
  return {
    left: x + (box.left - 50) * scale,
    top: y + (box.top - 50) * scale,
    right: x + (box.right - 50) * scale,
    bottom: y + (box.bottom - 50) * scale,
  }
}

function keepSafe(placed: Placed): Placed {
  const box = placedBox(placed)
  const dx = Math.max(0, SAFE.left - box.left) - Math.max(0, box.right - SAFE.right)
  const dy = Math.max(0, SAFE.top - box.top) - Math.max(0, box.bottom - SAFE.bottom)
  return { ...placed, x: placed.x + dx, y: placed.y + dy }
}
