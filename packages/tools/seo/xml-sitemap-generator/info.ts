import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'XML Sitemap Generator',
  place: 6,
  purpose: 'Valid XML sitemaps from a list of addresses and the dates they last changed.',
  wants: ['hand search engines a list of my pages'],
  searchWords: 'site map index urls lastmod google search console submit pages list robots',
  drawing: ['page', 0, 'arrow', 1],
} satisfies ToolInfo
