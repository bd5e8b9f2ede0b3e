/** A family of the coloured sheets (`lib/drawing/palette.ts` and `app/globals.css` have their tones). */
type SheetFamily = 'tomato' | 'saffron' | 'herb' | 'beet' | 'lake'

interface PostTypeDefinition {
  /** One post of this type, on tags and in selects; many of them, on tabs; the heading of an empty form. */
  readonly label: string
  readonly tabLabel: string
  readonly newLabel: string
  /** The listing: its address, texts, link text of its cards, and empty state. */
  readonly path: string
  readonly title: string
  readonly intro: string
  readonly metaDescription: string
  readonly linkText: string
  readonly emptyTitle: string
  readonly emptyText: string
  /** What schema.org calls an article of this type. */
  readonly schemaType: string | readonly string[]
  readonly schemaFacts?: Readonly<Record<string, string>>
  /** Its colour, and the main pieces of its drawn covers: names of `lib/drawing/pieces`. */
  readonly family: SheetFamily
  readonly coverPieces: readonly string[]
  /** The templates that suggest an outline (`structure/generate.ts`). */
  readonly outline: string
}

/** The types of posts, in the order of the tabs. Everything that differs between types is defined here. */
export const postTypes = {
  recipe: {
    label: 'Recipe',
    tabLabel: 'Recipes',
    newLabel: 'New Recipe Post',
    path: '/blog',
    title: 'Recipes',
    intro:
      'Dinners for a weekday, cakes for a Sunday, and the odd biscuit for the dog, each cooked more than once before it is printed.',
    metaDescription:
      'Tested recipes for people and their pets: weekday dinners, Polish classics, bakes and home-made treats, with quantities you can scale.',
    linkText: 'View Recipe',
    emptyTitle: 'No Recipes Yet',
    emptyText: 'Check back soon for delicious recipes!',
    schemaType: 'BlogPosting',
    family: 'tomato',
    coverPieces: ['loaf', 'cake', 'cheese', 'fish', 'bread', 'avocado'],
    outline: 'recipe',
  },
  news: {
    label: 'News',
    tabLabel: 'News',
    newLabel: 'New News Post',
    path: '/news',
    title: 'Culinary News',
    intro:
      'What is in season, what has changed on the label, and what new research means for your plate and for the bowl on the floor.',
    metaDescription:
      'Culinary and nutrition news in plain words: seasons, markets, labels and research on food for people and their pets.',
    linkText: 'Read Article',
    emptyTitle: 'No News Yet',
    emptyText: 'Check back soon for what is new in kitchens, markets and pet bowls.',
    schemaType: 'NewsArticle',
    family: 'beet',
    coverPieces: ['newspaper', 'cup', 'newspaper', 'jug', 'cake'],
    outline: 'news',
  },
  guide: {
    label: 'Guide',
    tabLabel: 'Guides',
    newLabel: 'New Guide Post',
    path: '/guides',
    title: 'Cooking Tips & Guides',
    intro:
      'How to choose, keep, sharpen, soak and season; and how to read a pet food label without a degree in chemistry.',
    metaDescription:
      'Practical cooking tips and nutrition guides: choosing and storing food, kitchen tools, and feeding dogs and cats with good sense.',
    linkText: 'Read Guide',
    emptyTitle: 'No Guides Yet',
    emptyText: 'Check back soon for tips you can use at the next meal.',
    schemaType: 'BlogPosting',
    family: 'herb',
    coverPieces: ['board', 'jar', 'cheese', 'board', 'bottle', 'loaf'],
    outline: 'guide',
  },
  education: {
    label: 'Education',
    tabLabel: 'Education',
    newLabel: 'New Education Post',
    path: '/education',
    title: 'Culinary Education',
    intro:
      'The why behind the how: what heat, salt, time and fat do to food, explained so that you can cook without a recipe.',
    metaDescription:
      'Culinary education for home cooks: the techniques and the food science behind good cooking, explained step by step.',
    linkText: 'Learn More',
    emptyTitle: 'No Educational Content Yet',
    emptyText: 'Check back soon for lessons you can follow at your own stove.',
    schemaType: ['BlogPosting', 'LearningResource'],
    schemaFacts: { learningResourceType: 'Lesson', educationalUse: 'Self-study' },
    family: 'lake',
    coverPieces: ['books', 'avocado', 'books', 'egg', 'fish'],
    outline: 'education',
  },
} as const satisfies Record<string, PostTypeDefinition>

export type PostType = keyof typeof postTypes

export const POST_TYPES = Object.keys(postTypes) as readonly PostType[]

/** The properties that every type has. */
export const postType = (type: PostType): PostTypeDefinition => postTypes[type]

/** The listings in the order of their tabs. */
export const listings: readonly (PostTypeDefinition & { postType: PostType })[] = POST_TYPES.map((type) => ({
  ...postTypes[type],
  postType: type,
}))

/** The listing at a path; undefined for any other page. */
export const listingAt = (path: string) => listings.find((listing) => listing.path === path)
