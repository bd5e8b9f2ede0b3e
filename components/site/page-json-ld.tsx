import { JsonLd } from './document-data'
import { pageGraph } from '@/lib/seo/json-ld/site-page'

/** The structured data of a page of `lib/seo/site-pages.ts`: `<PageJsonLd path="/about" />`. */
export function PageJsonLd({ path }: { path: string }) {
  return <JsonLd data={pageGraph(path)} />
}
