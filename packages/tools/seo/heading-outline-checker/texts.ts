import type { ToolTexts } from '../../kit/types.ts'

export const texts: ToolTexts = {
  howItWorks: [
    'Headings are how one moves through a page without seeing it: a screen reader lists them, and jumps from one to the next. So they should name what follows, and their levels should go down one step at a time.',
    'In Markdown a heading is a line of one to six # and a space, or a line underlined with = or -; code is left out. In HTML it is h1 to h6 and whatever has the role of a heading. The HTML is read by the browser’s own parser, is never put into this page, and its scripts do not run.',
    'A section is the text from one heading to the next. Anchor ids are made of the heading’s words; a second one of the same words gets -2.',
  ],
  sources: {
    'WCAG 2.2, success criterion 1.3.1, Info and Relationships':
      'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships',
    'WCAG 2.2, success criterion 2.4.6, Headings and Labels':
      'https://www.w3.org/WAI/WCAG22/Understanding/headings-and-labels',
    'WAI tutorial: Headings': 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    'Length of sections as in Yoast SEO, “Subheading distribution”: a convention': null,
  },
  workedExample: [
    'A text without a heading of the template has “# A”, “### B”, “## C” and “## C”. Two faults are found: at line 2 level h2 is skipped, and at line 4 “C” stands twice under the same heading.',
    'The ids are a, b, c and c-2.',
  ],
  questions: {
    'Are several h1 a fault?':
      'Not by the standard, and search engines read such pages. One is usual, and tells listeners where the page begins; so this is advice only.',
    'Why is bold text reported?':
      'A paragraph of nothing but bold words looks like a heading and is none: it is missing from every outline. If it is one, mark it as one.',
    'May a level be skipped upwards?':
      'Yes. From h4 back to h2 is how a section ends. Only steps down should not be skipped.',
  },
  limits: [
    'It reads what you paste: headings that a script adds later, or that a style sheet hides, are not known to it.',
    'It does not judge whether a heading says what its section is about.',
    'At most 2,000 headings are looked at.',
  ],
  related: ['seo/readability-checker', 'seo/keyword-density-checker', 'premium/content-brief-builder'],
  relatedServices: ['seo-optimization', 'fullstack-development'],
}
