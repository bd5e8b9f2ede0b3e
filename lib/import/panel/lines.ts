import { type ItemResult, type Report, type ReportItem, reportItem } from '../report'
import { reportPart } from '../site/part'
import type { RunState } from './run'
import type { Read } from './walk'
import { counted } from '@/lib/text'

/** Facts that a list shows beside the report. `versions`: the number of earlier versions in an export. */
type Facts = { author: string; tags: readonly string[]; versions: number }

/** An item of the files with its expected outcome, or after its import (`isDone`) its actual one. */
export type Line = ReportItem & Facts & { key: number; source: string; isDone: boolean }

/** Whether an item can be imported. */
export const isImportable = ({ outcome, isDone }: Line): boolean =>
  !isDone && (outcome === 'new' || outcome === 'changed')

/** Whether an item is imported only on request, since an editor changed its post here. */
export const isOverwritable = ({ outcome, isDone }: Line): boolean => !isDone && outcome === 'conflict'

/** The line of an item with its outcome. */
export function lineOf(read: Read, result: ItemResult, isDone: boolean): Line {
  const { key, source, item } = read
  const own = { key, source, isDone, author: '', tags: [] as readonly string[], versions: 0 }
  if ('part' in item) return { ...own, ...reportPart(item, result), tags: item.tags, versions: item.versions.length }
  const line = { ...own, ...reportItem(item, result) }
  return 'refused' in item ? line : { ...line, author: item.author, tags: item.tags }
}

/** The report in the format of the terminal. After an import it omits new and changed items that were not imported. */
export function reportOf({ lines, batch, phase }: RunState): Report {
  const isCheck = phase === 'checking' || phase === 'checked'
  const reported = lines.filter((line) => isCheck || !isImportable(line))
  const sources = new Set(reported.flatMap(({ outcome, source }) => (outcome === 'refused' ? [] : source)))
  return {
    source: [...sources].join(', '),
    batch,
    items: reported.map(
      ({ key: _key, source: _source, author: _author, tags: _tags, versions: _versions, isDone: _isDone, ...item }) =>
        item,
    ),
  }
}

const KINDS = ['post', 'page', 'author', 'block', 'redirect', 'picture'] as const

/** The contents of an export of this site as text: "2 posts, 1 author, 3 tags". */
export function contentsOf(lines: readonly Line[]): string {
  const of = (kind: Line['kind']) => lines.filter((line) => line.kind === kind).length
  const versioned = lines.filter(({ versions }) => versions > 0)
  const versions = versioned.reduce((sum, line) => sum + line.versions, 0)
  const tags = new Set(lines.flatMap((line) => line.tags)).size
  return [
    ...KINDS.map((kind) => of(kind) > 0 && counted(of(kind), kind === 'block' ? 'text block' : kind)),
    versions > 0 && counted(versions, 'earlier version'),
    tags > 0 && counted(tags, 'tag'),
    of('settings') > 0 && 'the settings',
  ]
    .filter(Boolean)
    .join(', ')
}
