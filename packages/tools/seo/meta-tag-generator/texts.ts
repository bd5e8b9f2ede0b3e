import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'The tags stand in the order in which they are read: charset and viewport, title, description, canonical and robots, then Open Graph for networks and messengers, then what X asks for. An empty field gives no tag, and every value is escaped, so that a quote in a title cannot end its attribute.',
    'Open Graph needs a title, a type, a picture and an address; the address is the canonical one. X reads Open Graph where its own tags are missing, so its title and description are written only when they differ. Width and height of the picture are written as a pair.',
    '“index, follow” is what search engines do anyway, so it gives no tag. One robots rule is proposed: max-image-preview:large, because Discover shows large previews only with it.',
  ],
  sources: {
    'The Open Graph protocol': 'https://ogp.me/',
    'Google Search Central: robots meta tag':
      'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
    'X: Cards markup': 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
    'HTML Living Standard: the head element': 'https://html.spec.whatwg.org/multipage/semantics.html',
  },
  workedExample: [
    'A page with a title, a description, a canonical address and a picture of 1200 × 630 px gives 15 tags. The picture’s ratio is 1200 ÷ 630 = 1.90, within 2 % of the 1.91:1 of a large card.',
    'The same picture at 1200 × 900 px is 1.33:1: X would cut its upper and lower edge, and the checklist says so.',
  ],
  questions: {
    'Do I need both Open Graph and X tags?':
      'X falls back to Open Graph. Only the kind of card and the accounts are its own.',
    'What is wrong with noindex and a canonical together?':
      'Nothing, if the canonical is the page’s own address. If it names another page, one tag says “leave me out” and the other “count me as that page”: search engines then choose.',
    'Where does the language go?':
      'On the root element, as <html lang="en">. There is no meta tag for it that browsers or search engines use.',
  },
  limits: [
    'It does not open your page or your picture: sizes and addresses are those that you type.',
    'Networks keep cards for days: after a change, use their own debugger to have it read again.',
    'It knows no rankings; none of these tags lifts a page by itself.',
  ],
  related: ['seo/serp-snippet-preview', 'social-media/link-card-preview', 'seo/schema-markup-generator'],
  relatedServices: ['seo-optimization', 'fullstack-development'],
}
