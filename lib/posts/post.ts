import { FIELD_COLUMNS, type FieldRow, type PublicFields, SUMMARY_FIELD_COLUMNS, toPublicFields } from './columns'
import { UPDATED_NOTICE_HOURS } from './limits'
import { minutesRead, readingMinutes } from './reading-time'
import { toIsoDate } from '@/lib/dates'
import { mapSkippingFailures } from '@/lib/map-skipping-failures'
import { type ImageInfo, type ImageMap, mediaName, mediaNamesIn } from '@/lib/images/image'
import { cookingTime } from '@/lib/recipe/properties'
import { servingsText } from '@/lib/recipe/servings'
import type { Tables } from '@/lib/supabase/database.types'

type Row = Tables<'blog_posts'>

const CARD_COLUMNS = ['author_slug', 'published_at', 'excerpt', 'reading_minutes', 'total_minutes', 'servings'] as const
const PAGE_COLUMNS = ['updated_at', 'facets'] as const

/** Columns of a card and of a post, for `select<string, SummaryRow>`: a list made at run time has no type. */
export const SUMMARY_COLUMNS = [...SUMMARY_FIELD_COLUMNS, ...CARD_COLUMNS].join(', ')
export const POST_COLUMNS = [...new Set([...FIELD_COLUMNS, ...CARD_COLUMNS, ...PAGE_COLUMNS])].join(', ')

export type SummaryRow = Pick<Row, (typeof CARD_COLUMNS)[number] | 'slug' | 'image_url' | 'meta_description'> &
  Partial<FieldRow>
export type PostRow = SummaryRow & FieldRow & Pick<Row, (typeof PAGE_COLUMNS)[number]>

/** The data of a card. Dates are ISO 8601 in UTC. */
export type PostSummary = PublicFields<'summary'> & {
  /** The slug of the author's page; null for a name that gives none. */
  authorSlug: string | null
  publishedAt: string
  /** Of reading. */
  minutes: number
  /** Of a recipe, when its text says them: the whole time it takes in minutes, and for how many it is. */
  totalMinutes: number | null
  servings: string | null
  excerpt: string
  image: ImageInfo | null
}

/** A whole post. `images` holds what is known of every image in it, by name. */
export type Post = PostSummary &
  PublicFields<'post'> & {
    updatedAt: string
    /** By what lists it is found (see `facets.ts`). */
    facets: string[]
    /** The picture for sharing; null without one, or when it lies in the bin. */
    shareImage: ImageInfo | null
    images: ImageMap
  }

function toSummary(row: SummaryRow, images: ImageMap): PostSummary {
  if (row.published_at === null) throw new Error(`Post ${row.slug} is public without a date`)
  return {
    ...toPublicFields<'summary'>(row),
    authorSlug: row.author_slug || null,
    publishedAt: toIsoDate(row.published_at),
    minutes: row.reading_minutes,
    totalMinutes: row.total_minutes,
    servings: row.servings,
    excerpt: row.meta_description || row.excerpt,
    image: images[mediaName(row.image_url) ?? ''] ?? null,
  }
}

/** The posts of a list; one that cannot be shown is left out. */
export const toSummaries = (rows: readonly SummaryRow[], images: ImageMap): Promise<PostSummary[]> =>
  mapSkippingFailures('list', rows, (row) => toSummary(row, images))

export function toPost(row: PostRow, images: ImageMap): Post {
  const summary = toSummary(row, images)
  const [inText = null] = mediaNamesIn(row.content).flatMap((name) => images[name] ?? [])
  return {
    ...summary,
    // A row that was written elsewhere may have its picture in the text alone: no cover is drawn beside it.
    image: summary.image ?? inText,
    ...toPublicFields<'post'>(row),
    updatedAt: toIsoDate(row.updated_at),
    facets: row.facets,
    shareImage: images[mediaName(row.share_image) ?? ''] ?? null,
    // Counted again: the stored number is old when the row was written elsewhere.
    minutes: readingMinutes(row.content),
    images,
  }
}

const HOUR = 3_600_000

/** Whether a post names its last edit: one more than a day after publication. Dates ISO 8601. */
export const isUpdatedLater = ({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }): boolean =>
  Date.parse(updatedAt) - Date.parse(publishedAt) > UPDATED_NOTICE_HOURS * HOUR

/** How long a post takes: a recipe to cook and for how many, when it says so; any other to read. */
export function postLength({
  type,
  minutes,
  totalMinutes,
  servings,
}: Pick<PostSummary, 'type' | 'minutes' | 'totalMinutes' | 'servings'>): string {
  const facts = type === 'recipe' ? [totalMinutes && cookingTime(totalMinutes), servings && servingsText(servings)] : []
  return facts.filter(Boolean).join(' · ') || minutesRead(minutes)
}
