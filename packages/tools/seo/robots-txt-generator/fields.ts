import type { FormValues } from '../../kit/types.ts'
import { toolFields } from '../../kit/tool-fields.ts'
import { aiCrawlers } from './crawlers.ts'
import { MAX_ROBOTS_BYTES } from './parse.ts'
import { MAX_GROUPS } from './schema.ts'

const group = (agents: string, disallow: string, allow = '') => ({ agents, disallow, allow })

export const empty: FormValues = {
  site: '',
  groups: [group('*', '')],
  blockTraining: '',
  blockSearch: '',
  blockUser: '',
  sitemaps: '',
  confirmed: '',
  tested: 'built',
  robots: '',
  target: '',
  crawler: '',
}

const switches = { blockTraining: '', blockSearch: '', blockUser: '', confirmed: '' }

/** Where to start from; everything else in the form stays as it is. */
export const presets: readonly { readonly label: string; readonly values: FormValues }[] = [
  { label: 'Allow all', values: { ...switches, groups: [group('*', '')] } },
  { label: 'Block all', values: { ...switches, groups: [group('*', '/')] } },
  {
    label: 'Typical site',
    values: { ...switches, groups: [group('*', '/admin/\n/login\n/cart\n/checkout\n/search\n/*?sort=', '')] },
  },
  { label: 'Block AI training', values: { ...switches, blockTraining: 'yes', groups: [group('*', '')] } },
]

const named = (list: readonly string[]) => list.join(', ')

export const fields = toolFields({
  groups: [
    {
      legend: 'Build',
      fields: [
        { name: 'site', label: 'Site address', kind: 'url' },
        {
          name: 'groups',
          label: 'Groups',
          kind: 'rows',
          item: 'group',
          max: MAX_GROUPS,
          hint: 'Who, and what they may not fetch: one name or path a line, * for all crawlers.',
          fields: [
            { name: 'agents', label: 'Crawlers', kind: 'list', lines: 3, maxLength: 10_000 },
            { name: 'disallow', label: 'Disallow', kind: 'list', lines: 3, optional: true },
            { name: 'allow', label: 'Allow', kind: 'list', lines: 3, optional: true },
          ],
        },
        {
          name: 'sitemaps',
          label: 'Sitemaps',
          kind: 'list',
          lines: 2,
          optional: true,
          hint: 'Full addresses, one a line.',
        },
      ],
    },
    {
      legend: 'AI crawlers',
      note: `Training: ${named(aiCrawlers.training)}. Search: ${named(aiCrawlers.search)}. For a user: ${named(aiCrawlers.user)}; such fetchers may not follow robots.txt. Google-Extended and Applebot-Extended are words that control use, not crawlers.`,
      fields: [
        { name: 'blockTraining', label: 'Keep out AI training', kind: 'flag' },
        { name: 'blockSearch', label: 'Keep out AI search and answers', kind: 'flag' },
        { name: 'blockUser', label: 'Keep out fetchers that act for a user', kind: 'flag' },
        { name: 'confirmed', label: 'Yes, the whole site may be blocked', kind: 'flag' },
      ],
    },
    {
      legend: 'Test',
      fields: [
        {
          name: 'tested',
          label: 'File to test',
          kind: 'radio',
          options: [
            { value: 'built', label: 'The one above' },
            { value: 'pasted', label: 'Another' },
          ],
        },
        {
          name: 'robots',
          label: 'robots.txt',
          kind: 'code',
          lines: 8,
          maxLength: MAX_ROBOTS_BYTES,
          showIf: { field: 'tested', is: ['pasted'] },
        },
        {
          name: 'target',
          label: 'Path or address',
          kind: 'text',
          optional: true,
          hint: 'Of the site, with its query.',
        },
        {
          name: 'crawler',
          label: 'Crawler',
          kind: 'text',
          optional: true,
          hint: 'Such as Bingbot or GPTBot; Googlebot when empty.',
        },
      ],
    },
  ],
  example: {
    ...empty,
    site: 'https://example.com/',
    groups: [group('*', '/admin\n/*.pdf$\n/page', '/admin/help\n/p')],
    blockTraining: 'yes',
    sitemaps: 'https://example.com/sitemap.xml',
    target: '/files/menu.pdf',
    crawler: 'Googlebot',
  },
  empty: { groups: [{ agents: '*', disallow: '', allow: '' }] },
})
