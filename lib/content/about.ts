import { site } from '../site.ts'
import type { CallToAction, TitledText } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

export const aboutMeta: PageMeta = {
  title: 'About',
  description: `Who makes ${site.name}: our mission, what we hold to, and the chefs behind the recipes, guides and lessons.`,
}

export const aboutHero = {
  title: `About ${site.name}`,
  text: 'A magazine from Kraków about cooking well, eating well and sharing a home with animals.',
} as const

export const mission = {
  title: 'Our mission',
  paragraphs: [
    'We want good food to be an ordinary thing. Not a weekend project or a photograph, but the soup on a Tuesday, the bread that is there in the morning, and a bowl on the floor with something sensible in it.',
    'So we test recipes in small kitchens, explain the reason behind each step, and say plainly when something is a matter of taste. When we write about pets we separate what is known from what is sold, and we send you to a vet whenever a magazine is the wrong place to ask.',
  ],
} as const

export const values = {
  title: 'What we hold to',
  items: [
    {
      title: 'Culinary Excellence',
      text: 'A recipe is printed when it has worked more than once, for more than one cook. If it needs a special tool, we say so in the first line.',
    },
    {
      title: 'Personalized Learning',
      text: 'People learn at different speeds and cook for different tables. We give the short way and the long way, and name the step where you may stop.',
    },
    {
      title: 'Chef Community',
      text: 'Cooking is learnt from other cooks. We credit our sources, print corrections where everyone can see them, and answer letters.',
    },
    {
      title: 'Professional Standards',
      text: 'Food safety comes before style, for people and for pets. Amounts are in grams, temperatures are measured, and health claims need evidence.',
    },
  ],
} as const satisfies { title: string; items: readonly TitledText[] }

/** Above the chefs, whose profiles editors keep (`lib/authors`). */
export const chefsTitle = 'The chefs'

export const aboutCallToAction: CallToAction = {
  title: 'Cook with us',
  text: 'Write to us with a question, an idea or a cake that sank. Or begin with a recipe tonight.',
  actions: [
    { label: 'Get in Touch', href: '/contact' },
    { label: 'Read Our Recipes', href: '/blog' },
  ],
}
