import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The parameters are put behind those that an address has already, always in one order; earlier utm parameters are replaced and all others stay letter by letter as they were. What stands behind # stays last. Values are percent-encoded, so that an & or a # in a name cannot break the link.',
    'Reports tell “News” from “news”, so values become lower-case unless you say otherwise, and spaces are written in one way.',
    'The channel is worked out by the rules of Google Analytics 4 for its default channel group, first match first. It is “most likely”, because a property can have groups of its own, and Google’s lists of sources are longer than ours.',
  ],
  sources: {
    'Google Analytics: URL builders and parameters': 'https://support.google.com/analytics/answer/10917952',
    'Google Analytics: default channel group': 'https://support.google.com/analytics/answer/9756891',
  },
  workedExample: [
    'https://example.com/shop?page=2#spices with source newsletter, medium email and campaign “Autumn soups” becomes https://example.com/shop?page=2&utm_source=newsletter&utm_medium=email&utm_campaign=autumn%20soups#spices. The report will most likely show it under Email.',
  ],
  questions: {
    'Should links within my own site carry UTM parameters?':
      'No. They overwrite where the visit came from, so a newsletter’s reader becomes a reader of your own banner. The tool warns when it sees such a link.',
    'Why is an e-mail address refused?':
      'Addresses of pages end up in reports, logs and histories. Analytics services forbid personal data in them, and so does good manners.',
    'What is gclid doing in my address?':
      'It was put there by an advertisement for one single click. Copied into a campaign link it credits that click with everything that follows: take it out.',
    'What are the saved names?':
      'Source, medium and campaign that you asked this browser to keep, up to 30. They are not sent anywhere.',
  },
  limits: [
    'It does not open the addresses, so it does not know whether they exist or redirect.',
    'It does not know the channel groups of your own property.',
    'It does not shorten links.',
  ],
  related: ['social-media/link-card-preview', 'social-media/post-schedule-planner', 'seo/url-slug-generator'],
  relatedServices: ['marketing-lead-generation'],
}
