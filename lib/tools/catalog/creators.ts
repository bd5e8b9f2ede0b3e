import type { Tool } from '../types.ts'

export const creatorTools = [
  {
    slug: 'video-chapter-formatter',
    name: 'Video Chapter Formatter',
    group: 'creators',
    onCard: true,
    purpose: 'Rough time notes turned into chapters that video platforms accept.',
    about:
      'This formatter is being built. It will read times in almost any form, sort them, add the first chapter at zero, and mark those that are too short. It is for people who film recipes, lessons or walks with the dog and note times as they edit.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['techniques', 'recipe'],
  },
  {
    slug: 'title-thumbnail-tester',
    name: 'Title & Thumbnail Tester',
    group: 'creators',
    onCard: true,
    purpose: 'Titles and thumbnails side by side at the sizes viewers really see.',
    about:
      'This tester is being built. It will show several titles and pictures as they appear on a phone, in a sidebar and on a television, with the cut marked and small text made visible for what it is. It is for creators choosing between two ideas.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['photography', 'recipe'],
  },
  {
    slug: 'subtitle-converter',
    name: 'Subtitle Converter',
    group: 'creators',
    onCard: true,
    purpose: 'Subtitles converted between SRT and WebVTT, shifted in time and cleaned.',
    about:
      'This converter is being built. It will read SRT and WebVTT, correct overlaps, shift all times by an offset, and write the other format or a plain transcript. It is for creators who caption their own videos and for the people who rely on captions.',
    relatedServices: ['automation-systems'],
    relatedPosts: ['education', 'techniques'],
  },
  {
    slug: 'sponsorship-rate-calculator',
    name: 'Sponsorship Rate Calculator',
    group: 'creators',
    onCard: true,
    purpose: 'A starting price for a sponsored post or video, from reach, work and rights.',
    about:
      'This calculator is being built. It will combine the audience you really reach, the hours of work and the rights a sponsor asks for into a range, with every assumption in view. It is for creators answering the question "what do you charge?" for the first time.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['community', 'budget'],
  },
] as const satisfies readonly Tool[]
