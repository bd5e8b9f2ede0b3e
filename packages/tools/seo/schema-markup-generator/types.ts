export const TYPES = [
  'BlogPosting',
  'Article',
  'NewsArticle',
  'Recipe',
  'BreadcrumbList',
  'Organization',
  'LocalBusiness',
  'WebSite',
  'ProfilePage',
  'VideoObject',
  'Event',
  'JobPosting',
  'Product',
  'FAQPage',
  'HowTo',
] as const
export type SchemaType = (typeof TYPES)[number]

/* Types that share fields. */

export const ARTICLES = ['BlogPosting', 'Article', 'NewsArticle'] as const
export const BUSINESSES = ['Organization', 'LocalBusiness'] as const
export const PLACES = [...BUSINESSES, 'Event', 'JobPosting'] as const
export const RATED = ['Recipe', 'LocalBusiness', 'Product'] as const
export const OFFERS = ['Event', 'Product'] as const
const SHOWN = ['VideoObject', 'Event', 'JobPosting', 'Product', 'HowTo'] as const
export const NAMED = ['Recipe', ...BUSINESSES, 'WebSite', 'ProfilePage', ...SHOWN] as const
export const DESCRIBED = [...ARTICLES, 'Recipe', ...BUSINESSES, 'ProfilePage', ...SHOWN] as const
export const PICTURED = [...ARTICLES, 'Recipe', 'LocalBusiness', 'ProfilePage', 'Event', 'Product', 'HowTo'] as const
export const DATED = [...ARTICLES, 'Recipe', 'ProfilePage'] as const
export const ZONED = [...DATED, 'VideoObject', 'Event'] as const
