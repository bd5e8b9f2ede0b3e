import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/seo/address'

/** Search results are for people; the panel is for admins. Everything else is open, also to machines that read to answer. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/search', '/api/'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
