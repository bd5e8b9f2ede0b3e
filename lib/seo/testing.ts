import { toColumns, toPublicFields } from '@/lib/posts/columns'
import type { Post } from '@/lib/posts/post'
import { draftSchema, emptyFields } from '@/lib/posts/schema'

export function stubEnvironment(stub: (name: string, value: string) => unknown): void {
  stub('SITE_URL', 'https://example.com')
  stub('SUPABASE_URL', 'http://127.0.0.1:9')
  stub('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test')
  stub('SUPABASE_SECRET_KEY', 'sb_secret_test')
  stub('SESSION_SECRET', 'only-for-tests-only-for-tests-only-for-tests')
}

const RECIPE = `- Prep time: 20 min
- Cook time: 48 min
- Servings: 10
- Calories: 340 kcal per serving

## Ingredients

- 450–500 g plums
- ½ lemon

## Method

1. Heat the oven.
2. Bake [gently](/blog/how-heat-moves) & well.

![A cake](/media/cake.webp)
`

export const aPost = (changes: Partial<Post> = {}): Post => ({
  ...toPublicFields<'summary' | 'post'>(toColumns(draftSchema.parse(emptyFields))),
  slug: 'plum-cake',
  title: 'Plum cake',
  type: 'recipe',
  author: 'Maja Wrońska',
  authorSlug: 'maja-wronska',
  content: RECIPE,
  tags: ['plums'],
  facets: ['tag:plums', 'type:recipe'],
  publishedAt: '2026-09-19T07:45:00.000Z',
  updatedAt: '2026-10-01T10:00:00.000Z',
  minutes: 1,
  totalMinutes: null,
  servings: null,
  excerpt: 'A damp cake.',
  shareImage: null,
  imageUrl: '/media/cake.webp',
  metaDescription: 'A damp cake.',
  image: { src: '/media/cake.webp', width: 1600, height: 1200, alt: 'A cake', blur: null },
  images: { 'cake.webp': { src: '/media/cake.webp', width: 1600, height: 1200, alt: 'A cake', blur: null } },
  ...changes,
})
