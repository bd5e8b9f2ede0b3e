import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Every address is brought into its usual form: the host in lower case, the default port and the fragment gone, letters of other scripts encoded. What is the same after that is one entry. Addresses of another host are left out, because a sitemap speaks for its own host alone.',
    'A file holds at most 50,000 addresses and 52,428,800 bytes, so a longer list becomes several files and an index. News sitemaps hold at most 1,000 articles of the last two days.',
    'changefreq and priority are not written: Google ignores both. lastmod is written only where you give a date, because Google uses it only where it is consistently right; the same date everywhere is pointed out.',
  ],
  sources: {
    'sitemaps.org: Sitemaps XML format': 'https://www.sitemaps.org/protocol.html',
    'Google Search Central: build and submit a sitemap':
      'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
    'Google Search Central: image sitemaps':
      'https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps',
    'Google Search Central: news sitemaps':
      'https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap',
  },
  workedExample: [
    'A list of 100,001 different addresses gives 3 files, of 50,000, 50,000 and 1 addresses, and an index that names all three.',
    'HTTPS://EXAMPLE.com:443/a and https://example.com/a#top are one address, https://example.com/a; if only the second has a date, the entry has it.',
  ],
  questions: {
    'Where do the files go?':
      'Into the root of the site, and their address into robots.txt as a line “Sitemap: https://…”. With several files it is the index that is named.',
    'Should the files be compressed?':
      'They may be, by the server. The files here are plain XML, so that you can read them.',
    'Why are tracking parameters flagged?':
      'The address with and without them shows the same page. A sitemap should name the canonical one.',
  },
  limits: [
    'It does not open the addresses: whether they answer, redirect or are blocked, it cannot know.',
    'It does not find pages: the list is yours.',
    'A sitemap is a hint; it makes no page appear in search.',
  ],
  related: ['seo/robots-txt-generator', 'seo/hreflang-generator', 'seo/url-slug-generator'],
  relatedServices: ['seo-optimization', 'fullstack-development'],
}
