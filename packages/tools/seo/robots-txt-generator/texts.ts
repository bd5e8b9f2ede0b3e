import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'A crawler looks for the group that names it. The longest name that fits wins: Googlebot-News reads a group of that name and leaves Googlebot’s alone. Groups of the same name count as one; without any, the group of * holds; without that, everything is allowed.',
    'In its group the longest path that matches decides, counted in bytes after percent-encoding, whatever the order of the lines. Of two equally long ones the one that allows wins. * stands for anything, $ at the end for the end of the address, and an empty Disallow forbids nothing.',
    'A blocked page can still be found: if others link to it, a search engine may list its address without its content. To keep a page out of search, let it be fetched and mark it noindex.',
  ],
  sources: {
    'RFC 9309, Robots Exclusion Protocol': 'https://www.rfc-editor.org/rfc/rfc9309',
    'Google Search Central: how Google interprets robots.txt':
      'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
    'OpenAI: overview of crawlers': 'https://platform.openai.com/docs/bots',
    'Google: common crawlers': 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers',
    'Apple: about Applebot': 'https://support.apple.com/en-us/119829',
    'Perplexity: crawlers': 'https://docs.perplexity.ai/guides/bots',
    'Common Crawl: CCBot': 'https://commoncrawl.org/ccbot',
    'Amazon: Amazonbot': 'https://developer.amazon.com/amazonbot',
    'The crawler pages of Anthropic and Meta': null,
  },
  workedExample: [
    'The rules are Disallow: /admin, Allow: /admin/help, Disallow: /*.pdf$, Allow: /p and Disallow: /page.',
    '/admin/help/x is matched by /admin (6 bytes) and by /admin/help (11 bytes); the longer allows it. /files/a.pdf is blocked by /*.pdf$, and /files/a.pdf?x=1 is not, because it does not end there. /page is blocked: 5 bytes are more than the 2 of /p.',
  ],
  questions: {
    'Does robots.txt protect a page?':
      'No. It asks, and crawlers that mean well follow. What must not be seen needs a login.',
    'Will blocking AI training take my site out of search?':
      'No. Google-Extended and Applebot-Extended only say how fetched pages may be used; search itself is done by Googlebot and Applebot.',
    'What about Crawl-delay and Noindex lines?':
      'Google reads user-agent, allow, disallow and sitemap, and nothing else. The tester points such lines out.',
    'How long may the file be?':
      'Google reads the first 500 KiB (512,000 bytes) and stops there; the tester does the same.',
  },
  limits: [
    'It does not fetch your robots.txt: paste it to test it.',
    'It says what the rules mean, not whether a crawler follows them; fetchers that act for a user may not.',
    'Names of crawlers change: look at their makers’ pages now and then.',
  ],
  related: ['seo/xml-sitemap-generator', 'seo/meta-tag-generator', 'seo/hreflang-generator'],
  relatedServices: ['seo-optimization', 'fullstack-development'],
}
