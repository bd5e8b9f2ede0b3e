import { z } from 'zod'
import { figureOf, type Site } from '../site.ts'
import { readOwnerTexts } from './files.ts'
import { linkItem, titledText, type PageMeta } from './types.ts'

const testimonial = z.strictObject({
  name: z.string(),
  role: z.string(),
  /** Seed of a drawn portrait, not a file name. */
  image: z.string(),
  content: z.string(),
  rating: z.int().min(1).max(5),
  results: z.array(z.string()).length(3),
})

/** A post and the category above its picture. A post that does not exist is not shown. */
const featuredArticle = z.strictObject({ category: z.string(), slug: z.string() })

/** `count` is a figure and a noun: "500+ recipes". */
const category = titledText.extend({ count: z.string(), href: z.string() })

export type Testimonial = z.output<typeof testimonial>
export type CategoryCard = z.output<typeof category>

const page = readOwnerTexts(
  'home',
  z.strictObject({
    hero: z.strictObject({
      headline: z.string(),
      description: z.string(),
      primary: linkItem,
      secondary: linkItem,
      featureCard: z.strictObject({ title: z.string(), features: z.array(titledText) }),
    }),
    landingHeader: titledText.extend({ eyebrow: z.string(), action: linkItem }),
    offerings: titledText.extend({ cards: z.array(titledText) }),
    testimonials: titledText.extend({ items: z.array(testimonial), action: linkItem }),
    contentHub: titledText.extend({
      categories: z.array(category),
      featuredTitle: z.string(),
      featured: z.array(featuredArticle),
      latestTitle: z.string(),
      action: linkItem,
    }),
  }),
)

export const landingHeader = (site: Site) => page(site).landingHeader
export const offerings = (site: Site) => page(site).offerings
export const contentHub = (site: Site) => page(site).contentHub
export const hero = (site: Site) => ({
  ...page(site).hero,
  figures: [site.healthArticles, site.wellnessReaders, site.satisfaction].map(figureOf),
})
/** The owner's reader quotes, or the samples with the line that introduces them as samples. */
const voicesOf = ({ voices }: Site, samples: { text: string; items: Testimonial[] }) =>
  voices
    ? {
        text: null,
        items: voices.map((voice) => ({
          ...voice,
          results: voice.results.filter(Boolean),
          image: voice.name.toLowerCase(),
        })),
      }
    : samples

export const testimonials = (site: Site) => ({
  ...page(site).testimonials,
  ...voicesOf(site, page(site).testimonials),
  figures: [site.recipesMastered, site.homeChefs, site.cookingSuccess, site.recipeSupport].map(figureOf),
})

/** The most rows of one read, and so the most posts that are counted. */
const COUNTED_MAX = 1000

/** The number in a figure, up to COUNTED_MAX: 500 of "500+ recipes", 1000 of "1,000+", "1 000+" and "10K+". */
export function claimedNumber(figure = ''): number {
  const [, thousands] = /^(\d+(?:[.,]\d+)?)K/i.exec(figure) ?? []
  const [whole = ''] = /^\d+(?:[ .,]\d{3}(?!\d))*/.exec(figure) ?? []
  const number = thousands ? Number(thousands.replace(',', '.')) * 1000 : Number(whole.replace(/\D/g, ''))
  return Math.min(number, COUNTED_MAX)
}

/** A note next to a figure that the site has not reached yet; otherwise null. */
export const publishedNote = (published: number, figure: string | undefined): string | null =>
  published < claimedNumber(figure) ? `${published} published so far` : null

export const homeMeta = ({ name, tagline, description }: Site): PageMeta => ({
  title: `${name}: ${tagline}`,
  description,
})
