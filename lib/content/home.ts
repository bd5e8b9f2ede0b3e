import { site, type Figure } from '../site.ts'
import type { CategoryCard, FeaturedArticle, LinkItem, Testimonial, TitledText } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

const { figures } = site

export const homeMeta: PageMeta = {
  title: `${site.name}: ${site.tagline}`,
  description: site.description,
}

export const hero = {
  headline: 'Discover Your Wellness Journey',
  description:
    'Expert pet health advice, nutritious food recommendations and wellness tips, for the people at the table and the animals beside it.',
  primary: { label: 'Read Health Articles', href: '/blog' },
  secondary: { label: 'Nutrition Tips', href: '/guides' },
  figures: [figures.healthArticles, figures.wellnessReaders, figures.satisfaction],
  featureCard: {
    title: 'What you will find here',
    features: [
      {
        title: 'Nutrition Articles',
        text: 'What goes into a good meal and why, with the amounts that suit a person, a Labrador or a house cat.',
      },
      {
        title: 'Food Guides',
        text: 'How to shop, store and cook, and which everyday foods must never reach a pet.',
      },
      {
        title: 'Wellness Community',
        text: 'Readers who cook, walk and write to us, and whose questions become our next articles.',
      },
    ],
  },
} as const satisfies {
  headline: string
  description: string
  primary: LinkItem
  secondary: LinkItem
  figures: readonly Figure[]
  featureCard: { title: string; features: readonly TitledText[] }
}

/** Header of the culinary half of the page, between the hero and the offerings. */
export const landingHeader = {
  eyebrow: 'From our kitchen',
  title: 'Cook with people who love the work',
  text: 'Recipes that have been tested, techniques that hold up on a small stove, classes with wet hands and floury aprons, and cooks who answer questions.',
  action: { label: 'Explore recipes', href: '/blog' },
} as const

export const offerings = {
  title: 'Elevate Your Cooking Journey',
  text: 'Five ways in, whether you boil your first egg this week or run a kitchen of your own.',
  cards: [
    {
      title: 'Recipe Development',
      text: 'Every recipe is cooked until it works in an ordinary kitchen, with weights, timings and what to do when the oven disagrees.',
    },
    {
      title: 'Culinary Techniques',
      text: 'Knife work, stocks, doughs and sauces, shown step by step, with the mistake most people make and how to save it.',
    },
    {
      title: 'Cooking Classes',
      text: 'Small groups, real heat and a long table at the end. Well-mannered dogs may wait under it.',
    },
    {
      title: 'Chef Community',
      text: "Home cooks and professionals who swap methods, sources and honest opinions about each other's bread.",
    },
    {
      title: 'Kitchen Mastery',
      text: 'Planning, shopping and using up, so that good food fits into a week that is already full.',
    },
  ],
} as const satisfies { title: string; text: string; cards: readonly TitledText[] }

export const testimonials = {
  title: 'What changes when you cook more',
  text: 'Three readers, three kitchens, and what was different after a season with us.',
  figures: [figures.recipesMastered, figures.homeChefs, figures.cookingSuccess, figures.recipeSupport],
  // Sample voices of the specification. Consumer law forbids invented reviews: put real ones here before launch.
  items: [
    {
      name: 'Agnieszka Nowicka',
      role: 'Home cook and owner of two beagles',
      image: 'agnieszka-nowicka-5',
      content:
        'I used to cook from packets and wonder why we were all tired. Now I make one pot on Sunday, and I finally know which scraps are safe for the dogs and which go straight into the bin.',
      rating: 5,
      results: ['Cooks five evenings a week', 'Wastes less of the weekly shop', 'Knows what her dogs must not eat'],
    },
    {
      name: 'Daniel Okafor',
      role: 'Nurse and weekend baker',
      image: 'daniel-okafor-3',
      content:
        'The lessons explain why a dough does what it does. After night shifts I do not want a performance; I want a loaf that rises. Mine does now, nearly every time.',
      rating: 5,
      results: ['Bakes his own bread every week', 'Understands hydration and proving', 'Teaches his daughter to bake'],
    },
    {
      name: 'Lena Hoffmann',
      role: 'Café owner',
      image: 'lena-hoffmann-3',
      content:
        'Two of the autumn recipes went on our menu after small changes, and the guide to stocks saved us from throwing good trimmings away. It reads as if somebody had stood in a kitchen first.',
      rating: 5,
      results: ['Two new dishes on the menu', 'A stock made from trimmings', 'A calmer Saturday service'],
    },
  ],
  action: { label: 'Start Your Culinary Journey Today', href: '/contact' },
} as const satisfies {
  title: string
  text: string
  figures: readonly Figure[]
  items: readonly Testimonial[]
  action: LinkItem
}

export const contentHub = {
  title: 'Find your next good meal',
  text: 'Start with a recipe, learn the method behind it, or read what is new.',
  categories: [
    {
      title: 'Recipe Collection',
      count: `${figures.recipes.value} ${figures.recipes.label}`,
      text: 'Dinners, bakes and treats, for two legs and four.',
      href: '/blog',
    },
    {
      title: 'Cooking Guides',
      count: `${figures.guides.value} ${figures.guides.label}`,
      text: 'Choosing, storing, sharpening, seasoning, and reading labels.',
      href: '/guides',
    },
    {
      title: 'Culinary News',
      count: `${figures.articles.value} ${figures.articles.label}`,
      text: 'Seasons, markets and research, sorted from the noise.',
      href: '/news',
    },
  ],
  featuredTitle: 'Featured articles',
  featured: [
    {
      category: 'Recipe Collection',
      title: 'One chicken, three dinners and a broth for the cat',
      excerpt:
        'Roast it on Sunday, eat it until Wednesday, and set aside plain, boneless meat before any salt or onion touches the pan.',
      author: 'Marta Zielińska',
      readTime: '8 min read',
      date: '2026-10-18',
      image: 'one-chicken-three-dinners',
      slug: 'one-chicken-three-dinners-and-a-broth-for-the-cat',
      type: 'recipe',
    },
    {
      category: 'Cooking Guides',
      title: 'The foods that are dinner for you and danger for your dog',
      excerpt:
        'Grapes, onions, chocolate, xylitol and a few less famous ones: what they do, and when to ring the vet at once.',
      author: 'Inês Duarte',
      readTime: '6 min read',
      date: '2026-10-09',
      image: 'dinner-and-danger',
      slug: 'the-foods-that-are-dinner-for-you-and-danger-for-your-dog',
      type: 'guide',
    },
    {
      category: 'Culinary News',
      title: 'Squash season starts early, and it keeps until March',
      excerpt:
        'A dry September filled the markets before time. What to buy, how to store it, and why a spoonful of it plain suits many pets.',
      author: 'Tomasz Wrona',
      readTime: '4 min read',
      date: '2026-09-30',
      image: 'squash-season',
      slug: 'squash-season-starts-early-and-it-keeps-until-march',
      type: 'news',
    },
  ],
  latestTitle: 'Fresh from the kitchen',
  action: { label: 'Explore All Recipes', href: '/blog' },
} as const satisfies {
  title: string
  text: string
  categories: readonly CategoryCard[]
  featuredTitle: string
  featured: readonly FeaturedArticle[]
  latestTitle: string
  action: LinkItem
}
