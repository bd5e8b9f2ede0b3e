import { jsonForScript } from '@/lib/seo/json-ld/node'
import { getSite } from '@/lib/settings/get-site'
import { pageGraph } from '@/lib/seo/json-ld/site-page'

/** Structured data of a page. A script of type ld+json is data: the content security policy does not block it. */
export const JsonLd = ({ data }: { data: unknown }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
)

/** The structured data of a page of `lib/seo/site-pages.ts`: `<PageJsonLd path="/about" />`. */
export const PageJsonLd = async ({ path }: { path: string }) => <JsonLd data={pageGraph(await getSite(), path)} />
