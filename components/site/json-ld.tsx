import { jsonForScript } from '@/lib/seo/json-ld/node'

/** Structured data of a page. A script of type ld+json is data: the policy does not run it. */
export function JsonLd({ data }: { data: unknown }) {
  return (
    // React would escape quotes in a text child; the escaping that JSON in a script needs is jsonForScript's.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
  )
}
