import { HeadTagsInDocument, JsonLdScript } from './document-only'
import { type HeadTag, writeHeadTags } from '@/lib/seo/head-tag'
import { jsonForScript } from '@/lib/seo/json-ld/node'
import { leaveForDocument } from '@/lib/seo/leave-for-document'

/** Structured data of a page. A script of type ld+json is data: the policy does not run it. */
export function JsonLd({ data }: { data: unknown }) {
  return <JsonLdScript name={leaveForDocument(jsonForScript(data))} />
}

/** What a page's head says beside Next's metadata, in its document alone. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return <HeadTagsInDocument name={leaveForDocument(writeHeadTags(tags))} />
}
