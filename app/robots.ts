import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'

/** Open but for the panel, also to machines that read to answer. /search asks not to be indexed, which must be read to be heeded. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
