import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { absoluteUrl } from '@/lib/absolute-url'
import { getSite } from '@/lib/settings/get-site'

/** Crawlers that collect training data for models, by the names that their operators publish. */
const TRAINING_CRAWLERS = [
  'AI2Bot',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'ClaudeBot',
  'cohere-training-data-crawler',
  'Google-Extended',
  'GPTBot',
  'meta-externalagent',
]

/** Allows all but the panel; the owner may refuse training crawlers. Crawlers must read the noindex of /search. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  const { isTrainingAllowed } = await getSite()
  return {
    rules: [
      { userAgent: '*', allow: '/', disallow: ['/admin', '/api/'] },
      ...(isTrainingAllowed ? [] : [{ userAgent: TRAINING_CRAWLERS, disallow: '/' }]),
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
