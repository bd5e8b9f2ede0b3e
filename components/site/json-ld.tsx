import { createHash } from 'node:crypto'
import { JsonLdScript } from './json-ld-script'
import { leaveForDocument } from '@/lib/seo/json-ld/for-document'
import { jsonForScript } from '@/lib/seo/json-ld/node'

/** Structured data of a page. A script of type ld+json is data: the policy does not run it. */
export function JsonLd({ data }: { data: unknown }) {
  const text = jsonForScript(data)
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  leaveForDocument(name, text)
  return <JsonLdScript name={name} />
}
