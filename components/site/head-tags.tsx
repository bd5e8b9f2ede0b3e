import { HeadTagsInDocument } from './document-only'
import { type HeadTag, writeHeadTags } from '@/lib/seo/head-tag'
import { leaveForDocument } from '@/lib/seo/leave-for-document'

/** What a page's head says beside Next's metadata, in its document alone. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return <HeadTagsInDocument name={leaveForDocument(writeHeadTags(tags))} />
}
