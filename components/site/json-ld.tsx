import { JsonLdScript } from './document-only'
import { leaveForDocument } from '@/lib/seo/leave-for-document'
import { jsonForScript } from '@/lib/seo/json-ld/node'

/** Structured data of a page. A script of type ld+json is data: the policy does not run it. */
export function JsonLd({ data }: { data: unknown }) {
  return <JsonLdScript name={leaveForDocument(jsonForScript(data))} />
}
