import type { z } from 'zod'
import { listAddress, oneOf, words } from '../list-address'

export const IMAGE_FILTERS = ['all', 'undescribed', 'unused', 'bin'] as const
export type ImageFilter = (typeof IMAGE_FILTERS)[number]

export const IMAGE_FILTER_LABELS: Record<ImageFilter, string> = {
  all: 'All pictures',
  undescribed: 'Without alt text',
  unused: 'Unused',
  bin: 'Bin',
}

const library = listAddress('/admin/pictures', { show: oneOf(IMAGE_FILTERS, 'all'), q: words() })

/** What the library shows, as its address says it. */
export type LibraryParams = z.output<typeof library.schema>
export const readLibrary = library.read
export const libraryHref = library.href

/** The file of a picture for the panel alone: what lies in the bin has no public address. */
export const binnedFileHref = (name: string): string => `/admin/pictures/${encodeURIComponent(name)}/file`

export const imageHref = (name: string): `/admin/pictures/${string}` => `/admin/pictures/${encodeURIComponent(name)}`
