import type { Tool } from '../types.ts'

export const seoTools = [
  {
    slug: 'serp-snippet-preview',
    name: 'SERP Snippet Preview',
    group: 'seo',
    onCard: true,
    purpose: "A preview of a page's title, address and description as a search result shows them.",
    about:
      'This preview is being built. It will draw your title and description at the widths a search result allows, on a phone and on a desktop, and mark the word where each is cut. It is for writers and shop owners who want to know how a page will look before it is published.',
    relatedServices: ['seo-optimization'],
    relatedPosts: ['recipe', 'news'],
  },
  {
    slug: 'meta-tag-generator',
    name: 'Meta Tag Generator',
    group: 'seo',
    onCard: true,
    purpose: 'The title, description, canonical and sharing tags of a page, ready for its head.',
    about:
      'This generator is being built. It will take a title, a description, an address and a picture, check their lengths, and write the HTML for search engines and social networks. It is for anyone who edits pages by hand or briefs a developer.',
    relatedServices: ['seo-optimization', 'fullstack-development'],
    relatedPosts: ['guide', 'kitchen'],
  },
  {
    slug: 'schema-markup-generator',
    name: 'Schema Markup Generator',
    group: 'seo',
    onCard: true,
    purpose: 'Structured data in JSON-LD for articles, recipes, products, events and questions.',
    about:
      'This generator is being built. It will ask for the facts of a page, such as the cooking time of a recipe or the price of a product, and return JSON-LD with the required fields in place. It is for publishers and shops whose pages could appear as rich results.',
    relatedServices: ['seo-optimization', 'custom-api-development'],
    relatedPosts: ['recipe', 'ingredients'],
  },
  {
    slug: 'readability-checker',
    name: 'Readability Checker',
    group: 'seo',
    onCard: true,
    purpose: 'Sentence length, hard words and a readability score for a text you paste in.',
    about:
      'This checker is being built. It will count words and sentences, work out established readability scores, and point to the sentences that are longest to get through. It is for editors who want a text that a tired reader still understands.',
    relatedServices: ['seo-optimization', 'marketing-lead-generation'],
    relatedPosts: ['guide', 'education'],
  },
  {
    slug: 'robots-txt-generator',
    name: 'Robots.txt Generator & Tester',
    group: 'seo',
    onCard: true,
    purpose: 'A robots.txt file built from your rules, and a test of which addresses it lets through.',
    about:
      'This tool is being built. It will assemble a robots.txt from the crawlers and folders you choose, then say for any address whether a given crawler may fetch it and which line decided. It is for site owners who would rather find a wrong rule before a search engine does.',
    relatedServices: ['seo-optimization', 'fullstack-development'],
    relatedPosts: ['news', 'guide'],
  },
  {
    slug: 'xml-sitemap-generator',
    name: 'XML Sitemap Generator',
    group: 'seo',
    onCard: false,
    purpose: 'A valid XML sitemap from a list of addresses and the dates they last changed.',
    about:
      'This generator is being built. It will take a pasted list of addresses, drop duplicates, warn about mixed hosts, and write a sitemap within the limits of the protocol. It is for small sites whose system does not make one.',
    relatedServices: ['seo-optimization', 'fullstack-development'],
    relatedPosts: ['news', 'recipe'],
  },
  {
    slug: 'hreflang-generator',
    name: 'Hreflang Tag Generator',
    group: 'seo',
    onCard: false,
    purpose: 'Hreflang tags that tell search engines which language version of a page to show.',
    about:
      'This generator is being built. It will take the language and country of each version of a page, check the codes, and write tags that point back at one another as they must. It is for sites in more than one language, from a guest house to a shop that sells across a border.',
    relatedServices: ['seo-optimization'],
    relatedPosts: ['education', 'news'],
  },
  {
    slug: 'keyword-density-checker',
    name: 'Keyword Density Checker',
    group: 'seo',
    onCard: false,
    purpose: 'How often each word and phrase stands in a text, and what share of it that is.',
    about:
      'This checker is being built. It will count single words and phrases of two and three words, leave out the small connecting ones, and show the share of each. It is for editors who suspect that a text repeats itself; there is no ideal figure, and the page will say so.',
    relatedServices: ['seo-optimization'],
    relatedPosts: ['guide', 'nutrition'],
  },
  {
    slug: 'heading-outline-checker',
    name: 'Heading Outline Checker',
    group: 'seo',
    onCard: false,
    purpose: 'The outline of a page drawn from its headings, with skipped levels marked.',
    about:
      'This checker is being built. It will read pasted HTML or Markdown, draw the tree of its headings, and mark a missing first heading, a second one, and every level that is jumped over. It is for writers and for anyone who cares how a screen reader moves through a page.',
    relatedServices: ['seo-optimization', 'fullstack-development'],
    relatedPosts: ['guide', 'techniques'],
  },
  {
    slug: 'url-slug-generator',
    name: 'URL Slug Generator',
    group: 'seo',
    onCard: false,
    purpose: 'A short, readable address from any title, including titles with Polish letters.',
    about:
      'This generator is being built. It will turn a title into lower-case words with hyphens, write accented letters in plain ones, and cut at a whole word. It is for editors who name many pages and want the names to match.',
    relatedServices: ['seo-optimization'],
    relatedPosts: ['pierogi', 'recipe'],
  },
] as const satisfies readonly Tool[]
