import type { Tool } from '../types.ts'

export const socialMediaTools = [
  {
    slug: 'character-counter',
    name: 'Character Counter',
    group: 'social-media',
    onCard: true,
    purpose: 'Characters, words and lines of a text beside the limits of the main networks.',
    about:
      'This counter is being built. It will count as each network counts, with links and emoji weighed by its own rules, and show how much room is left. It is for anyone who writes one announcement for several places.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['news', 'community'],
  },
  {
    slug: 'utm-link-builder',
    name: 'UTM Link Builder',
    group: 'social-media',
    onCard: true,
    purpose: 'Campaign links with tidy UTM parameters, spelt the same way every time.',
    about:
      'This builder is being built. It will join an address with source, medium and campaign, keep existing parameters and fragments intact, and settle case and spaces so that one campaign stays one line in the report. It is for marketers and for small teams without one.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['news', 'planning'],
  },
  {
    slug: 'hashtag-formatter',
    name: 'Hashtag Formatter',
    group: 'social-media',
    onCard: true,
    purpose: 'A loose list of words turned into clean hashtags, without doubles.',
    about:
      'This formatter is being built. It will join phrases in camel case so that screen readers can pronounce them, remove signs that break a tag, and drop duplicates. It is for people who keep their tags in a note and paste them every week.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['recipe', 'seasonal'],
  },
  {
    slug: 'social-image-size-checker',
    name: 'Social Image Size Checker',
    group: 'social-media',
    onCard: true,
    purpose: "A picture's size and shape against what each network shows without cropping.",
    about:
      'This checker is being built. It will measure a picture you choose and show, for each network and placement, whether it fits, what would be cropped, and whether it is large enough. It is for shops, cafés and creators who post the same photograph in many places.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['photography', 'kitchen'],
  },
  {
    slug: 'thread-splitter',
    name: 'Thread Splitter',
    group: 'social-media',
    onCard: true,
    purpose: 'A long text divided into numbered posts that break at sentences.',
    about:
      'This splitter is being built. It will cut a text into posts within the limit you choose, break at paragraphs and sentences before words, and number the parts. It is for people who have more to say than one post holds.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['guide', 'news'],
  },
  {
    slug: 'link-card-preview',
    name: 'Link Card Preview',
    group: 'social-media',
    onCard: false,
    purpose: 'A drawing of the card that a shared link shows, from the tags of its page.',
    about:
      'This preview is being built. It will read the sharing tags you paste, draw the card they produce on several networks, and name the tags that are missing. It is for publishers and developers who want to see the card before the first person shares the page.',
    relatedServices: ['seo-optimization', 'fullstack-development'],
    relatedPosts: ['news', 'recipe'],
  },
  {
    slug: 'engagement-rate-calculator',
    name: 'Engagement Rate Calculator',
    group: 'social-media',
    onCard: false,
    purpose: 'Engagement by followers, by reach and by impressions, side by side.',
    about:
      'This calculator is being built. It will work out the rate by each of the usual formulas, show the formula, and make clear why two reports about the same post can disagree. It is for creators and for the companies that pay them.',
    relatedServices: ['marketing-lead-generation'],
    relatedPosts: ['community', 'news'],
  },
  {
    slug: 'post-schedule-planner',
    name: 'Post Schedule Planner',
    group: 'social-media',
    onCard: false,
    purpose: 'A publishing plan for the coming weeks, spread evenly over days and networks.',
    about:
      'This planner is being built. It will take your networks, days and number of posts, lay them out on a calendar without pile-ups, and export the plan for a calendar program or a spreadsheet. It is for one-person teams who would rather decide once than every morning.',
    relatedServices: ['marketing-lead-generation', 'automation-systems'],
    relatedPosts: ['planning', 'seasonal'],
  },
] as const satisfies readonly Tool[]
