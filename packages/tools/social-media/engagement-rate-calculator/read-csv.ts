import { parseTable } from '../../kit/parse-table.ts'
import { MAX_POSTS } from './form.ts'

/** Column names in exports of the networks. */
const words = {
  name: /^(post|name|title|caption|description|permalink|link|url|post id|id)$/,
  likes: /^(likes?|reactions?|favou?rites?)$/,
  comments: /^(comments?|replies)$/,
  shares: /^(shares?|reposts?|retweets?)$/,
  saves: /^(saves?|saved|bookmarks?)$/,
  clicks: /^(clicks?|link clicks|url clicks|total clicks)$/,
  reach: /^(reach|accounts reached|people reached|unique impressions)$/,
  impressions: /^impressions$/,
  views: /^(views?|video views|plays)$/,
}
type Column = keyof typeof words
const columns = Object.keys(words) as Column[]

const emptyRow = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>

/** Posts from a pasted table with a header row; null when no column of numbers is recognised. */
export function postsFromCsv(text: string) {
  const [header = [], ...rows] = parseTable(text, MAX_POSTS + 2)
  const names = header.map((name) => name.toLowerCase().trim())
  const places = columns.map((column) => [column, names.findIndex((name) => words[column].test(name))] as const)
  const found = places.filter(([, at]) => at >= 0)
  if (!found.some(([column]) => column !== 'name')) return null
  return {
    rows: rows.slice(0, MAX_POSTS).map((cells): Record<Column, string> => ({
      ...emptyRow,
      ...Object.fromEntries(
        found.map(([column, at]) => [column, column === 'name' ? shortName(cells[at]) : digits(cells[at])]),
      ),
    })),
    found: found.map(([column]) => column),
    cut: rows.length > MAX_POSTS,
  }
}

const shortName = (cell = '') => [...cell].slice(0, 80).join('')

/** Counts are whole numbers, so "1,200" and "1.200" both mean 1200. */
const digits = (cell = '') => (/^\d{1,3}(?:[.,\s\u00A0]\d{3})+$/.test(cell) ? cell.replace(/\D/g, '') : cell)
