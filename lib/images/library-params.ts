import { z } from 'zod'

export const PICTURE_FILTERS = ['all', 'undescribed', 'unused'] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]

export const PICTURE_FILTER_LABELS: Record<PictureFilter, string> = {
  all: 'All pictures',
  undescribed: 'Without alt text',
  unused: 'Unused',
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

const librarySchema = z.object({
  q: z.preprocess(first, z.string().trim().max(100).catch('')),
  show: z.preprocess(first, z.enum(PICTURE_FILTERS).catch('all')),
  page: z.preprocess(first, z.coerce.number().int().min(1).max(100_000).catch(1)),
})

export type LibraryParams = z.output<typeof librarySchema>

/** What the library shows, read from an address; junk counts as absent. */
export const readLibrary = (params: Record<string, string | string[] | undefined>): LibraryParams =>
  librarySchema.parse(params)

/** The address of a view of the library; any change but of the page leads to its first page. */
export function libraryHref(params: LibraryParams, change: Partial<LibraryParams> = {}): string {
  const { q, show, page } = { ...params, page: 1, ...change }
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (q) query.set('q', q)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/admin/pictures?${text}` : '/admin/pictures'
}

export const pictureHref = (name: string): `/admin/pictures/${string}` => `/admin/pictures/${encodeURIComponent(name)}`
