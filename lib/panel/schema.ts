import { z } from 'zod'

export const paletteQuerySchema = z.string().trim().max(100)

/** A result of the palette. */
export type Found = {
  kind: 'Posts' | 'Pictures' | 'Messages' | 'Authors'
  href: string
  title: string
  facts: string
}
