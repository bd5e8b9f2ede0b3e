import { TIME_ZONES } from '../../kit/date-time.ts'
import type { Option } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'

const options = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))
const onlyArticle = { field: 'ogType', is: ['article'] }

export const fields = toolFields({
  groups: [
    {
      legend: 'Page',
      fields: [
        { name: 'title', label: 'Title', kind: 'long-text', lines: 2, maxLength: 800 },
        { name: 'description', label: 'Description', kind: 'long-text', lines: 3, maxLength: 2000, optional: true },
        {
          name: 'canonical',
          label: 'Canonical address',
          kind: 'url',
          optional: true,
          hint: 'The page’s own address, and og:url.',
        },
        { name: 'language', label: 'Language', kind: 'text', optional: true, hint: 'For example en or pl-PL.' },
        { name: 'author', label: 'Author', kind: 'text', optional: true },
        { name: 'themeColour', label: 'Theme colour', kind: 'text', optional: true, hint: '#rrggbb' },
      ],
    },
    {
      legend: 'Sharing',
      fields: [
        {
          name: 'ogType',
          label: 'Type',
          kind: 'choice',
          options: options(['website', 'article', 'profile', 'video.other']),
        },
        { name: 'siteName', label: 'Site name', kind: 'text', optional: true },
        { name: 'image', label: 'Picture', kind: 'url', optional: true, hint: '1200 × 630 px suits all networks.' },
        { name: 'imageWidth', label: 'Picture width', kind: 'integer', unit: 'px', optional: true },
        { name: 'imageHeight', label: 'Picture height', kind: 'integer', unit: 'px', optional: true },
        {
          name: 'imageAlt',
          label: 'Picture description',
          kind: 'long-text',
          lines: 2,
          maxLength: 1680,
          optional: true,
        },
        { name: 'publishedDate', label: 'Published on', kind: 'date', optional: true, showIf: onlyArticle },
        { name: 'publishedTime', label: 'Published at', kind: 'time', optional: true, showIf: onlyArticle },
        { name: 'modifiedDate', label: 'Changed on', kind: 'date', optional: true, showIf: onlyArticle },
        { name: 'modifiedTime', label: 'Changed at', kind: 'time', optional: true, showIf: onlyArticle },
        { name: 'section', label: 'Section', kind: 'text', optional: true, showIf: onlyArticle },
        {
          name: 'tags',
          label: 'Tags',
          kind: 'list',
          lines: 3,
          optional: true,
          hint: 'One a line, up to 6.',
          showIf: onlyArticle,
        },
      ],
    },
    {
      legend: 'Robots',
      folded: true,
      fields: [
        { name: 'index', label: 'Index', kind: 'radio', options: options(['index', 'noindex']) },
        { name: 'follow', label: 'Follow', kind: 'radio', options: options(['follow', 'nofollow']) },
        {
          name: 'maxImagePreview',
          label: 'Image preview',
          kind: 'choice',
          options: options(['not set', 'none', 'standard', 'large']),
          hint: 'Discover needs large.',
        },
        {
          name: 'maxSnippet',
          label: 'Longest snippet',
          kind: 'integer',
          optional: true,
          hint: 'Characters; −1 is no limit.',
        },
        {
          name: 'maxVideoPreview',
          label: 'Longest video preview',
          kind: 'integer',
          optional: true,
          hint: 'Seconds; −1 is no limit.',
        },
        { name: 'unavailableDate', label: 'Unavailable after', kind: 'date', optional: true },
        { name: 'unavailableTime', label: 'Unavailable after, time', kind: 'time', optional: true },
        { name: 'zone', label: 'Time zone', kind: 'choice', options: options(TIME_ZONES) },
      ],
    },
    {
      legend: 'Other words for sharing, X accounts',
      folded: true,
      fields: [
        {
          name: 'ogTitle',
          label: 'Open Graph title',
          kind: 'long-text',
          lines: 2,
          maxLength: 800,
          optional: true,
          hint: 'The title when it is empty.',
        },
        {
          name: 'ogDescription',
          label: 'Open Graph description',
          kind: 'long-text',
          lines: 3,
          maxLength: 2000,
          optional: true,
        },
        { name: 'locale', label: 'Locale', kind: 'text', optional: true, hint: 'For example pl_PL.' },
        { name: 'xCard', label: 'X card', kind: 'choice', options: options(['summary', 'summary_large_image']) },
        {
          name: 'xSite',
          label: 'Account of the site',
          kind: 'text',
          optional: true,
          hint: 'For example @flavorcraft.',
        },
        { name: 'xCreator', label: 'Account of the author', kind: 'text', optional: true },
        {
          name: 'xTitle',
          label: 'X title',
          kind: 'long-text',
          lines: 2,
          maxLength: 800,
          optional: true,
          hint: 'Only where X should show another.',
        },
        { name: 'xDescription', label: 'X description', kind: 'long-text', lines: 3, maxLength: 2000, optional: true },
      ],
    },
  ],
  example: {
    title: 'Red lentil soup in one pot',
    description:
      'A thick, warming soup of red lentils, carrots and cumin, ready in half an hour. With amounts for two to eight, storage advice and a card to print.',
    canonical: 'https://example.com/blog/red-lentil-soup',
    language: 'en',
    ogType: 'article',
    image: 'https://example.com/images/lentil-soup.jpg',
    imageWidth: '1200',
    imageHeight: '630',
    imageAlt: 'A bowl of red lentil soup with a spoon of yoghurt',
    siteName: 'Example Kitchen',
    publishedDate: '2026-11-21',
    publishedTime: '10:00',
    section: 'Soups',
    tags: 'lentils\nsoup',
  },
  empty: { maxImagePreview: 'large', xCard: 'summary_large_image' },
})
