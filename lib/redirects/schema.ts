import { dsvFormat } from 'd3-dsv'
import { z } from 'zod'
import { listAddress, oneOf, words } from '../list-address.ts'
import { ownPath } from '../posts/canonical.ts'
import { headRefusal } from '../request-gate.ts'
import { withoutNeedlessEscapes } from '../urls.ts'

export const redirectList = listAddress('/admin/redirects', {
  show: oneOf(['redirects', 'missing'], 'redirects'),
  q: words(),
  from: words(1000),
})
export type RedirectParams = z.output<typeof redirectList.schema>

const ADDRESS_MAX = 1000
const UNREADABLE =
  'No request can have this address: a part of it is too long, or a percent sign in it begins no letter.'
/** The most lines of one table. */
const REDIRECTS_MAX = 2000
/** The most redirects of one call, because hosts limit the time of a call. */
export const REDIRECTS_AT_ONCE = 100

/** The encoded path and query of a path or a whole address. Null for anything else. */
function pathOf(typed: string): string | null {
  const url = /^(?:\/(?!\/)|https?:\/\/)/i.test(typed) ? URL.parse(typed, 'https://source.invalid') : null
  return url && withoutNeedlessEscapes(url.pathname) + url.search
}

function targetOf(typed: string): string | null {
  if (typed.startsWith('/')) return pathOf(typed)
  return /^https?:\/\//i.test(typed) ? (URL.parse(typed)?.href ?? null) : null
}

/** Whether the site can answer at an address, as far as the middleware is concerned. */
const isReadable = (address: string): boolean =>
  !address.startsWith('/') || headRefusal({ method: 'GET', target: address, header: () => null }) === null

const said = (toAddress: (typed: string) => string | null, message: string) =>
  z
    .string()
    .trim()
    .max(ADDRESS_MAX, `An address may have ${ADDRESS_MAX} characters.`)
    .transform((typed, context) => {
      const found = toAddress(typed)
      if (found && isReadable(found)) return found
      context.addIssue(found ? UNREADABLE : message)
      return z.NEVER
    })

/** Refuses the part of a page: a target's redirects and its post's new address would lose it. */
const PART_OF_PAGE = 'A new address on this site ends before the #.'

/** A redirect as it is typed. The database writes both addresses in canonical spelling. */
export const redirectSchema = z.object({
  source: said(pathOf, 'The old address begins with a slash, as in /2019/05/soup or /?p=123.'),
  target: z
    .string()
    .refine((typed) => !/^\s*\/.*#/.test(typed), PART_OF_PAGE)
    .pipe(said(targetOf, 'The new address begins with a slash or https://.')),
})

/** A target as it is stored: an address of this site as its path. Or the reason for its refusal. */
export function storedTarget(target: string, origin: string): { target: string } | { refused: string } {
  const path = ownPath(target, origin)
  if (path !== target && target.includes('#')) return { refused: PART_OF_PAGE }
  return isReadable(path) ? { target: path } : { refused: UNREADABLE }
}

export const redirectsSchema = z.array(redirectSchema).min(1).max(REDIRECTS_AT_ONCE)
type RedirectLine = z.input<typeof redirectSchema> & { line: number }

/** The redirects in a table of old and new addresses, without its headings. Throws a RangeError with a message. */
export function redirectsOfCsv(text: string): RedirectLine[] {
  let next = 1
  const table = text.replace(/^\uFEFF/, '')
  const [first = ''] = table.trimStart().split(/[\r\n]/, 1)
  const found = dsvFormat(first.includes(';') && !first.includes(',') ? ';' : ',')
    .parseRows(table)
    .map((cells) => {
      const line = next
      next += cells.join('').split(/\r\n|\r|\n/).length
      const [source = '', target = ''] = cells
      return { line, source: source.trim(), target: target.trim() }
    })
    .filter(({ source, target }) => source + target !== '')
    .filter(({ source }, index) => index > 0 || /^(?:\/|https?:)/i.test(source))
  if (found.length === 0)
    throw new RangeError('The table holds no addresses: it needs the old one and the new one in a line.')
  if (found.length > REDIRECTS_MAX) throw new RangeError(`The table has more than ${REDIRECTS_MAX} lines: divide it.`)
  return found
}
