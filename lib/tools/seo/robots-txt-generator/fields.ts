import type { FormValues, ToolFields } from '../../kit/types.ts'
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

export const fields: ToolFields = {
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
          hint: 'Who, and what they may not fetch. One name or path a line.',
          fields: [
            { name: 'agents', label: 'Crawlers', kind: 'list', lines: 3, maxLength: 10_000, hint: '* is all.' },
            { name: 'disallow', label: 'Disallow', kind: 'list', lines: 3, optional: true },
            { name: 'allow', label: 'Allow', kind: 'list', lines: 3, optional: true },
          ],
        },
        {
          name: 'blockTraining',
          label: 'Keep out AI training',
          kind: 'flag',
          hint: `${named(aiCrawlers.training)}. Google-Extended and Applebot-Extended are words to control use, not crawlers.`,
        },
        { name: 'blockSearch', label: 'Keep out AI search and answers', kind: 'flag', hint: named(aiCrawlers.search) },
        {
          name: 'blockUser',
          label: 'Keep out AI fetchers that act for a user',
          kind: 'flag',
          hint: `${named(aiCrawlers.user)}. Such fetchers may not follow robots.txt.`,
        },
        {
          name: 'sitemaps',
          label: 'Sitemaps',
          kind: 'list',
          lines: 2,
          optional: true,
          hint: 'Full addresses, one a line.',
        },
        {
          name: 'confirmed',
          label: 'Yes, the whole site may be blocked',
          kind: 'flag',
          hint: 'Asked for only where every crawler is kept out of everything.',
        },
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
        { name: 'target', label: 'Path or address', kind: 'text', optional: true },
        { name: 'crawler', label: 'Crawler', kind: 'text', optional: true, hint: 'Googlebot when it is empty.' },
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
  empty,
}
