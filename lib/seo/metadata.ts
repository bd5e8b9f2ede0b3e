import type { Metadata } from 'next'
import { absoluteUrl } from '@/lib/absolute-url'
import { feedLinks } from './feeds/addresses'
import { type PageFacts, sitePage } from './site-pages'
import { SOCIAL_HEIGHT, SOCIAL_TYPE, SOCIAL_WIDTH, socialImagePath } from './social-image'
import { getSite } from '@/lib/settings/get-site'
import type { Site } from '@/lib/site'

export const ROBOTS_OPEN = {
  index: true,
  follow: true,
  'max-image-preview': 'large',
  'max-snippet': -1,
  'max-video-preview': -1,
} as const

/**
 * All tags of a page's head, from one set of facts. Addresses are absolute and made from SITE_URL: by a request's host,
 * a stranger could choose the canonical address of a cached page.
 */
export function buildMetadata(site: Site, facts: PageFacts): Metadata {
  const { path, description, profile = false, hidden = false } = facts
  const title = facts.wholeTitle ?? `${facts.title} | ${site.name}`
  const image = socialPicture(site, facts)
  return {
    title: { absolute: title },
    description,
    robots: hidden ? { index: false, follow: true } : ROBOTS_OPEN,
    alternates: {
      canonical: facts.canonicalUrl ?? absoluteUrl(facts.canonicalPath ?? path),
      types: feedLinks(site, facts.feed, facts.topic),
    },
    openGraph: {
      siteName: site.name,
      title,
      description,
      url: facts.canonicalUrl ?? absoluteUrl(path),
      locale: site.openGraphLocale,
      images: [image],
      type: profile ? 'profile' : 'website',
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  }
}

const socialPicture = (site: Site, { path, picture, imageAlt }: PageFacts) => ({
  url: absoluteUrl(socialImagePath(path, picture, site.name)),
  type: SOCIAL_TYPE,
  width: SOCIAL_WIDTH,
  height: SOCIAL_HEIGHT,
  alt: imageAlt ?? `${picture.title}, ${picture.kicker}`,
})

/** The metadata of a page of `lib/seo/site-pages.ts`: `export const generateMetadata = () => pageMetadata('/about')`. */
export async function pageMetadata(path: string): Promise<Metadata> {
  const site = await getSite()
  return buildMetadata(site, sitePage(site, path))
}
