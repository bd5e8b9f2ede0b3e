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

/** For `select<string, SummaryRow>`: TypeScript cannot type a column list that is joined at run time. */
export const SUMMARY_COLUMNS = [...SUMMARY_FIELD_COLUMNS, ...CARD_COLUMNS].join(', ')
export const POST_COLUMNS = [...new Set([...FIELD_COLUMNS, ...CARD_COLUMNS, ...PAGE_COLUMNS])].join(', ')

export type SummaryRow = Pick<Row, (typeof CARD_COLUMNS)[number] | 'slug' | 'image_url' | 'meta_description'> &
  Partial<FieldRow>
export type PostRow = SummaryRow & FieldRow & Pick<Row, (typeof PAGE_COLUMNS)[number]>

/** The data of a card. Dates are ISO 8601 in UTC. */
export type PostSummary = PublicFields<'summary'> & {
  /** The slug of the author's page; null when the name has no letter for a slug. */
  authorSlug: string | null
  publishedAt: string
  /** Reading time. */
  minutes: number
  /** Of a recipe whose text states them: the total time in minutes, and the servings. */
  totalMinutes: number | null
  servings: string | null
  excerpt: string
  image: ImageInfo | null
}

/** `images` holds the data of each image in the post, by name. */
export type Post = PostSummary &
  PublicFields<'post'> & {
    updatedAt: string
    /** They decide which lists contain the post (see `facets.ts`). */
    facets: string[]
    /** Null without one, or when it is in the bin. */
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

/** Leaves out a post that cannot be shown, so that the rest of the list is. */
export const toSummaries = (rows: readonly SummaryRow[], images: ImageMap): Promise<PostSummary[]> =>
  mapSkippingFailures('list', rows, (row) => toSummary(row, images))

export function toPost(row: PostRow, images: ImageMap): Post {
  const summary = toSummary(row, images)
  const [inText = null] = mediaNamesIn(row.content).flatMap((name) => images[name] ?? [])
  return {
    ...summary,
    // A row written by another system may have its image only in the text. That image is then the cover.
    image: summary.image ?? inText,
    ...toPublicFields<'post'>(row),
    updatedAt: toIsoDate(row.updated_at),
    facets: row.facets,
    shareImage: images[mediaName(row.share_image) ?? ''] ?? null,
    // Counted again: another system may have changed the text without the stored number.
    minutes: readingMinutes(row.content),
    images,
  }
}

const HOUR = 3_600_000

/** Whether a post shows the date of its last edit. Dates are ISO 8601. */
export const isUpdatedLater = ({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }): boolean =>
  Date.parse(updatedAt) - Date.parse(publishedAt) > UPDATED_NOTICE_HOURS * HOUR

/** The total time and servings of a recipe that states them; for any other post the reading time. */
export function postLength({
  type,
  minutes,
  totalMinutes,
  servings,
}: Pick<PostSummary, 'type' | 'minutes' | 'totalMinutes' | 'servings'>): string {
  const facts = type === 'recipe' ? [totalMinutes && cookingTime(totalMinutes), servings && servingsText(servings)] : []
  return facts.filter(Boolean).join(' · ') || minutesRead(minutes)
}
