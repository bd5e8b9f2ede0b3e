import type { PostType } from '../posts/types.ts'
import type { ToolKey } from '../tools/registry.ts'
import type { PageMeta, QuestionAnswer } from '../page-texts.ts'
import type { CaseStudySlug, ServiceSlug } from '../studio-slugs.ts'

/** A link of ours: `href` is an internal path unless the list it stands in says otherwise. */
export interface LinkItem {
  readonly label: string
  readonly href: string
}

export interface TitledText {
  readonly title: string
  readonly text: string
}

export interface CallToAction {
  readonly title: string
  readonly text: string
  readonly actions: readonly LinkItem[]
}

export interface Testimonial {
  readonly name: string
  readonly role: string
  /** Seed of a drawn portrait, not a file. */
  readonly image: string
  readonly content: string
  readonly rating: number
  readonly results: readonly [string, string, string]
}

export interface FeaturedArticle {
  readonly category: string
  readonly title: string
  readonly excerpt: string
  readonly author: string
  readonly readTime: string
  /** ISO date. */
  readonly date: string
  /** Seed of a drawn cover, not a file. */
  readonly image: string
  /** Its post. Where that is gone, the words below still stand, and lead to the listing of their type. */
  readonly slug: string
  readonly type: PostType
}

export interface CategoryCard extends TitledText {
  /** Figure and noun: "500+ recipes". */
  readonly count: string
  readonly href: string
}

export type ArtPiece = 'cog' | 'chat' | 'arrow' | 'bars' | 'plug' | 'envelope'

export interface Service {
  readonly slug: ServiceSlug
  readonly title: string
  readonly navLabel: string
  readonly summary: string
  readonly lead: string
  readonly forWhom: readonly string[]
  readonly steps: readonly TitledText[]
  readonly deliverables: readonly string[]
  readonly questions: readonly QuestionAnswer[]
  readonly relatedTools: readonly ToolKey[]
  readonly relatedCaseStudies: readonly CaseStudySlug[]
  readonly art: ArtPiece
  readonly metaDescription: string
}

export type CaseStudyChart =
  | {
      readonly kind: 'comparison'
      readonly title: string
      readonly unit: string
      readonly points: readonly { readonly label: string; readonly before: number; readonly after: number }[]
    }
  | {
      readonly kind: 'series'
      readonly title: string
      readonly unit: string
      readonly points: readonly { readonly label: string; readonly value: number }[]
    }

export interface CaseStudy {
  readonly slug: CaseStudySlug
  readonly title: string
  readonly summary: string
  readonly client: string
  readonly sector: string
  /** Always true: the studies are invented showcases and every page says so. */
  readonly illustrative: true
  readonly challenge: readonly string[]
  readonly approach: readonly string[]
  readonly result: readonly string[]
  readonly figures: readonly { readonly label: string; readonly value: string }[]
  readonly chart: CaseStudyChart
  readonly services: readonly ServiceSlug[]
  readonly metaDescription: string
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly LegalBlock[]
}

export interface LegalDocument {
  readonly title: string
  readonly intro: string
  readonly lastUpdatedLabel: string
  readonly boxLabel: string
  readonly meta: PageMeta
  readonly sections: readonly LegalSection[]
}
