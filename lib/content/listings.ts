import type { PostType } from '@/lib/posts/schema'

export interface Listing {
  readonly postType: PostType
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly metaDescription: string
  readonly linkText: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly tabLabel: string
}

export const listingByType = {
  recipe: {
    postType: 'recipe',
    path: '/blog',
    title: 'Recipes',
    intro:
      'Dinners for a weekday, cakes for a Sunday, and the odd biscuit for the dog, each cooked more than once before it is printed.',
    metaDescription:
      'Tested recipes for people and their pets: weekday dinners, Polish classics, bakes and home-made treats, with quantities you can scale.',
    linkText: 'View Recipe',
    emptyTitle: 'No Recipes Yet',
    emptyText: 'Check back soon for delicious recipes!',
    tabLabel: 'Recipes',
  },
  news: {
    postType: 'news',
    path: '/news',
    title: 'Culinary News',
    intro:
      'What is in season, what has changed on the label, and what new research means for your plate and for the bowl on the floor.',
    metaDescription:
      'Culinary and nutrition news in plain words: seasons, markets, labels and research on food for people and their pets.',
    linkText: 'Read Article',
    emptyTitle: 'No News Yet',
    emptyText: 'Check back soon for what is new in kitchens, markets and pet bowls.',
    tabLabel: 'News',
  },
  guide: {
    postType: 'guide',
    path: '/guides',
    title: 'Cooking Tips & Guides',
    intro:
      'How to choose, keep, sharpen, soak and season; and how to read a pet food label without a degree in chemistry.',
    metaDescription:
      'Practical cooking tips and nutrition guides: choosing and storing food, kitchen tools, and feeding dogs and cats with good sense.',
    linkText: 'Read Guide',
    emptyTitle: 'No Guides Yet',
    emptyText: 'Check back soon for tips you can use at the next meal.',
    tabLabel: 'Guides',
  },
  education: {
    postType: 'education',
    path: '/education',
    title: 'Culinary Education',
    intro:
      'The why behind the how: what heat, salt, time and fat do to food, explained so that you can cook without a recipe.',
    metaDescription:
      'Culinary education for home cooks: the techniques and the food science behind good cooking, explained step by step.',
    linkText: 'Learn More',
    emptyTitle: 'No Educational Content Yet',
    emptyText: 'Check back soon for lessons you can follow at your own stove.',
    tabLabel: 'Education',
  },
} as const satisfies Record<PostType, Listing>

/** The four listings in the order of their tabs. */
export const listings: readonly Listing[] = [
  listingByType.recipe,
  listingByType.news,
  listingByType.guide,
  listingByType.education,
]
