import { type ItemResult, type Report, type ReportItem, reportItem } from '../report'
import { reportPart } from '../site/part'
import type { RunState } from './run'
import type { Read } from './walk'

/** The facts of an item that a list shows beside its report; `versions`: how many earlier ones an export of this site has of a post. */
type Facts = { author: string; tags: readonly string[]; versions: number }

/** An item of the files: what would become of it, and after the import (`isDone`) what became of it. */
export type Line = ReportItem & Facts & { key: number; source: string; isDone: boolean }

/** Whether an item can be imported. */
export const isImportable = ({ outcome, isDone }: Line): boolean =>
  !isDone && (outcome === 'new' || outcome === 'changed')

/** Whether an item comes in on wish alone: an editor changed its post here. */
export const isOverwritable = ({ outcome, isDone }: Line): boolean => !isDone && outcome === 'conflict'

/** An item with what became of it. */
export function lineOf(read: Read, result: ItemResult, isDone: boolean): Line {
  const { key, source, item } = read
  const own = { key, source, isDone, author: '', tags: [] as readonly string[], versions: 0 }
  if ('part' in item) return { ...own, ...reportPart(item, result), tags: item.tags, versions: item.versions.length }
  const line = { ...own, ...reportItem({ source, item }, result.outcome, result.slug, result.warnings) }
  return 'refused' in item ? line : { ...line, author: item.author, tags: item.tags }
}

/** The report as the terminal writes it: of an import its items, and those that were not to be imported. */
export function reportOf({ lines, batch, phase }: RunState): Report {
  const isCheck = phase === 'checking' || phase === 'checked'
  const told = lines.filter((line) => isCheck || !isImportable(line))
  return {
    source: [...new Set(told.filter(({ outcome }) => outcome !== 'refused').map(({ source }) => source))].join(', '),
    batch,
    items: told.map(
      ({ key: _key, source: _source, author: _author, tags: _tags, versions: _versions, isDone: _isDone, ...item }) =>
        item,
    ),
  }
}
