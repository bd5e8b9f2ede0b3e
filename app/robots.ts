import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { absoluteUrl } from '@/lib/absolute-url'
import { getSite } from '@/lib/settings/get-site'

/** Crawlers that collect texts for the training of models, by the names that their operators publish. */
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

/**
 * Open but for the panel, also to machines that read to answer; the owner may refuse those that read to train. /search asks not
 * to be indexed, which must be read to be heeded.
 */
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
