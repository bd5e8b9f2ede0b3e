import type { Line } from './lines'
import { counted } from '@/lib/text'

const NAMES: readonly [Line['kind'], string][] = [
  ['post', 'post'],
  ['page', 'page'],
  ['author', 'author'],
  ['block', 'text block'],
  ['redirect', 'redirect'],
  ['picture', 'picture'],
]

/** The contents of an export of this site as text: "2 posts, 1 author, 3 tags". */
export function contentsOf(lines: readonly Line[]): string {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length
  const versioned = lines.filter(({ versions }) => versions > 0)
  const versions = versioned.reduce((sum, line) => sum + line.versions, 0)
  const tags = new Set(lines.flatMap((line) => line.tags)).size
  return [
    ...NAMES.filter(([kind]) => of(kind) > 0).map(([kind, name]) => counted(of(kind), name)),
    versions > 0 && counted(versions, 'earlier version'),
    tags > 0 && counted(tags, 'tag'),
    of('settings') > 0 && 'the settings',
  ]
    .filter(Boolean)
    .join(', ')
}
