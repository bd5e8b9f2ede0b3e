import { flag, LINE_MAX, longText, optionalText, radio, urlInput, when } from '../../kit/inputs.ts'
import { listText, urlList } from '../../kit/list-inputs.ts'
import { MAX_ROBOTS_BYTES } from './parse.ts'
import type { FormValues } from '../../kit/types.ts'
import { aiCrawlers } from './crawlers.ts'
import { type FormInput, rowsInput, section, toolForm } from '../../kit/tool-form.ts'

const MAX_AGENTS = 20
const MAX_RULES = 500
const MAX_PATH = 2_000

const agents = () =>
  listText('Crawlers', {
    max: MAX_AGENTS,
    maxChars: 10_000,
    lines: 3,
    check: (line) =>
      line !== '*' &&
      !/^[A-Za-z0-9._-]{1,60}$/.test(line) &&
      `“${line.slice(0, 60)}” is not a crawler’s name: up to 60 letters, _ and -, or * for all.`,
  })

const paths = (label: string) =>
  listText(label, {
    max: MAX_RULES,
    required: false,
    lines: 3,
    check: (line) =>
      (!/^[/*]/.test(line) || line.length > MAX_PATH) && 'a path starts with / or * and has at most 2,000 characters.',
  })

const group = (agents: string, disallow: string, allow = '') => ({ agents, disallow, allow })

const TYPICAL = '/admin/\n/login\n/cart\n/checkout\n/search\n/*?sort='

const switches = { blockTraining: '', blockSearch: '', blockUser: '', confirmed: '' }

/** Starting points; they change only these fields of the form. */
export const presets: readonly { readonly label: string; readonly values: FormValues }[] = [
  { label: 'Allow all', values: { ...switches, groups: [group('*', '')] } },
  { label: 'Block all', values: { ...switches, groups: [group('*', '/')] } },
  { label: 'Typical site', values: { ...switches, groups: [group('*', TYPICAL)] } },
  { label: 'Block AI training', values: { ...switches, blockTraining: 'yes', groups: [group('*', '')] } },
]

const named = (list: readonly string[]) => list.join(', ')

export const form = toolForm({
  groups: [
    section('Build', {
      site: urlInput('Site address'),
      groups: rowsInput('Groups', {
        item: 'group',
        max: 50,
        hint: 'Who, and what they may not fetch: one name or path a line, * for all crawlers.',
        fields: { agents: agents(), disallow: paths('Disallow'), allow: paths('Allow') },
      }),
      sitemaps: urlList('Sitemaps', 20, { lines: 2, hint: 'Full addresses, one per line.' }),
    }),
    {
      legend: 'AI crawlers',
      note: `Training: ${named(aiCrawlers.blockTraining)}. Search: ${named(aiCrawlers.blockSearch)}. For a user: ${named(aiCrawlers.blockUser)}; such fetchers may not follow robots.txt. Google-Extended and Applebot-Extended are words that control use, not crawlers.`,
      fields: {
        blockTraining: flag('Keep out AI training'),
        blockSearch: flag('Keep out AI search and answers'),
        blockUser: flag('Keep out fetchers that act for a user'),
        confirmed: flag('Yes, the whole site may be blocked'),
      },
    },
    section('Test', {
      tested: radio('File to test', { built: 'The one above', pasted: 'Another' }),
      robots: longText('robots.txt', {
        max: MAX_ROBOTS_BYTES,
        required: false,
        kind: 'code',
        lines: 8,
        showIf: when('tested', 'pasted'),
      }),
      target: optionalText('Path or address', 2048, { maxLength: LINE_MAX, hint: 'Of the site, with its query.' }),
      crawler: optionalText('Crawler', 300, {
        maxLength: LINE_MAX,
        hint: 'Such as Bingbot or GPTBot; Googlebot when empty.',
      }),
    }),
  ],
  example: {
    site: 'https://example.com/',
    groups: [group('*', '/admin\n/*.pdf$\n/page', '/admin/help\n/p')],
    blockTraining: 'yes',
    sitemaps: 'https://example.com/sitemap.xml',
    target: '/files/menu.pdf',
    crawler: 'Googlebot',
  },
  empty: { groups: [{ agents: '*' }] },
  rules: [
    ({ groups }) => {
      const many = groups.findIndex(({ disallow, allow }) => disallow.length + allow.length > MAX_RULES)
      return many >= 0 && { field: `groups.${many}.disallow`, message: `A group may have at most ${MAX_RULES} rules.` }
    },
  ],
})

export type Input = FormInput<typeof form>
