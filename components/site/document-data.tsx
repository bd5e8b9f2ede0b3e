import { createHash } from 'node:crypto'
import { HeadTagsInDocument, JsonLdScript } from './document-only'
import { putOnShelf } from '@/lib/seo/document-shelf'
import { type HeadTag, writeHeadTags } from '@/lib/seo/head-tag'
import { jsonForScript } from '@/lib/seo/json-ld/node'

/** Leaves a text for the document that is being made; the answer is the name under which it is taken there. */
function leaveForDocument(text: string): string {
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  putOnShelf(name, text)
  return name
}

/** Structured data of a page. A script of type ld+json is data: the policy does not run it. */
export function JsonLd({ data }: { data: unknown }) {
  return <JsonLdScript name={leaveForDocument(jsonForScript(data))} />
}

/** What a page's head says beside Next's metadata, in its document alone. */
export function HeadTags({ tags }: { tags: readonly HeadTag[] }) {
  return <HeadTagsInDocument name={leaveForDocument(writeHeadTags(tags))} />
}
