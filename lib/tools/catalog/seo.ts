import { info as headingOutline } from '../seo/heading-outline-checker/info.ts'
import { info as hreflang } from '../seo/hreflang-generator/info.ts'
import { info as keywordDensity } from '../seo/keyword-density-checker/info.ts'
import { info as metaTags } from '../seo/meta-tag-generator/info.ts'
import { info as readability } from '../seo/readability-checker/info.ts'
import { info as robotsTxt } from '../seo/robots-txt-generator/info.ts'
import { info as schemaMarkup } from '../seo/schema-markup-generator/info.ts'
import { info as serpSnippet } from '../seo/serp-snippet-preview/info.ts'
import { info as urlSlug } from '../seo/url-slug-generator/info.ts'
import { info as xmlSitemap } from '../seo/xml-sitemap-generator/info.ts'

export const seoTools = [
  serpSnippet,
  metaTags,
  schemaMarkup,
  readability,
  robotsTxt,
  xmlSitemap,
  hreflang,
  keywordDensity,
  headingOutline,
  urlSlug,
] as const
