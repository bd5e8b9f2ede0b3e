import { z } from 'zod'
import { EXPORT_FILE_PATH } from '../panel-calls.ts'

/** The parts of an export. Messages, which are personal data, and revisions, which are long, are optional. */
export const PARTS = ['posts', 'pictures', 'authors', 'redirects', 'settings', 'messages', 'revisions'] as const
export type Part = (typeof PARTS)[number]
/** The parts of an export without a choice. */
export const USUAL_PARTS: readonly Part[] = ['posts', 'pictures', 'authors', 'redirects', 'settings']

/** This site's own archive, a file for WordPress, or one for Ghost. */
const EXPORT_FORMATS = ['archive', 'wxr', 'ghost'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** More than one page of the list has. The ids are part of a URL, whose length is limited. */
const POSTS_MAX = 100

/** The choice of an export. Chosen posts include their pictures. Without chosen posts, the whole site is exported. */
export const exportSchema = z
  .object({
    as: z.enum(EXPORT_FORMATS),
    parts: z.array(z.enum(PARTS)),
    posts: z.array(z.uuid()).max(POSTS_MAX, `At most ${POSTS_MAX} posts can be chosen`),
  })
  .transform(({ as, parts, posts }) => ({
    as,
    posts,
    parts: partsOf(parts.length === 0 && posts.length > 0 ? ['posts', 'pictures'] : parts),
  }))
  .refine(({ as, parts }) => as !== 'archive' || parts.size > 0, {
    path: ['parts'],
    message: 'Choose at least one part',
  })
export type ExportChoice = z.output<typeof exportSchema>
export type ExportInput = z.input<typeof exportSchema>

/** Adds the posts to earlier versions, which need them. */
export const partsOf = (parts: readonly Part[]): ReadonlySet<Part> =>
  new Set(parts.includes('revisions') ? [...parts, 'posts' as const] : parts)

/** Reads the choice from a query or a form. */
export const readChoice = (params: URLSearchParams | FormData) =>
  exportSchema.safeParse({
    as: params.get('as') ?? 'archive',
    parts: params.getAll('part'),
    posts: params.getAll('post'),
  })

/** The path and query of the export file. */
export const exportAddress = ({ as, parts, posts }: ExportChoice): string =>
  `${EXPORT_FILE_PATH}?${new URLSearchParams([
    ['as', as],
    ...[...parts].map((part) => ['part', part]),
    ...posts.map((id) => ['post', id]),
  ])}`
