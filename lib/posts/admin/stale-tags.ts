import { listingTag, newestTag, postTag } from '../tags'
import type { PostRef } from './row'

type Seen = Pick<PostRef, 'slug' | 'type' | 'state'>

/** Readers see it, or the pages that will show it must know of its minute. */
const concernsReaders = ({ state }: Seen) => state === 'published' || state === 'scheduled'

const tagsOf = ({ slug, type }: Seen) => [listingTag(type), newestTag, postTag(slug)]

/** The tags of what a change makes stale: the old and the new type and address; none when no reader is concerned. */
export function staleTags({ before, after }: { before: Seen | null; after: Seen | null }): string[] {
  const seen = [before, after].filter((post) => post !== null).filter(concernsReaders)
  return [...new Set(seen.flatMap(tagsOf))]
}
