import type { z } from 'zod'
import { listAddress, oneOf, words } from '../list-address'

export const PICTURE_FILTERS = ['all', 'undescribed', 'unused'] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]

export const PICTURE_FILTER_LABELS: Record<PictureFilter, string> = {
  all: 'All pictures',
  undescribed: 'Without alt text',
  unused: 'Unused',
}

const library = listAddress('/admin/pictures', { show: oneOf(PICTURE_FILTERS, 'all'), q: words() })

/** What the library shows, as its address says it. */
export type LibraryParams = z.output<typeof library.schema>
export const readLibrary = library.read
export const libraryHref = library.href

export const pictureHref = (name: string): `/admin/pictures/${string}` => `/admin/pictures/${encodeURIComponent(name)}`
