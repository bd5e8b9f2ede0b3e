import { JsonLd } from './json-ld'
import { pageGraph } from '@/lib/seo/graph/site-page'

/** The structured data of a page of `lib/seo/site-pages.ts`: `<PageData path="/about" />`. */
export function PageData({ path }: { path: string }) {
  return <JsonLd data={pageGraph(path)} />
}
