import * as v from 'valibot'
import { rowsInput, rule } from '../../kit/form-schema.ts'
import { choice, field, flag, linesOf, longText, requiredMessage, shortText, urlInput } from '../../kit/inputs.ts'
import { urlList } from '../../kit/url-list.ts'
import { MAX_ROBOTS_BYTES } from './parse.ts'

export const MAX_GROUPS = 50
const MAX_AGENTS = 20
const MAX_RULES = 500
const MAX_PATH = 2_000
const MAX_SITEMAPS = 20

const agents = () =>
  field<readonly string[]>((raw) => {
    const lines = linesOf(raw.slice(0, 10_000))
    if (lines.length === 0) return { error: requiredMessage('Crawlers') }
    if (lines.length > MAX_AGENTS) return { error: `Crawlers may have at most ${MAX_AGENTS} lines.` }
    const wrong = lines.find((line) => line !== '*' && !/^[A-Za-z0-9._-]{1,60}$/.test(line))
    return wrong === undefined
      ? { value: lines }
      : { error: `“${wrong.slice(0, 60)}” is not a crawler’s name: up to 60 letters, _ and -, or * for all.` }
  })

const paths = (label: string) =>
  field<readonly string[]>((raw) => {
    const lines = linesOf(raw.slice(0, MAX_RULES * (MAX_PATH + 2)))
    if (lines.length > MAX_RULES) return { error: `${label} may have at most ${MAX_RULES} lines.` }
    const wrong = lines.findIndex((line) => !/^[/*]/.test(line) || line.length > MAX_PATH)
    return wrong < 0
      ? { value: lines }
      : { error: `Line ${wrong + 1}: a path starts with / or * and has at most 2,000 characters.` }
  })

export const schema = v.pipe(
  v.object({
    site: urlInput('Site address'),
    groups: rowsInput(v.object({ agents: agents(), disallow: paths('Disallow'), allow: paths('Allow') }), {
      label: 'Groups',
      max: MAX_GROUPS,
    }),
    blockTraining: flag(),
    blockSearch: flag(),
    blockUser: flag(),
    sitemaps: urlList('Sitemaps', MAX_SITEMAPS),
    confirmed: flag(),
    tested: choice('File to test', ['built', 'pasted'], 'built'),
    robots: longText('robots.txt', { max: MAX_ROBOTS_BYTES, required: false }),
    target: shortText('Path or address', { max: 2048, required: false }),
    crawler: shortText('Crawler', { max: 300, required: false }),
  }),
  rule(({ groups }) => {
    const many = groups.findIndex(({ disallow, allow }) => disallow.length + allow.length > MAX_RULES)
    return many < 0
      ? null
      : { field: `groups.${many}.disallow`, message: `A group may have at most ${MAX_RULES} rules.` }
  }),
)

export type Input = v.InferOutput<typeof schema>
