import { type ReactNode, type Ref, useState } from 'react'
import { Button } from '@/components/ui/button'
import { countedRows } from '@/lib/paging'
import { counted } from '@/lib/text'

/** The selected entries of the list; an entry that leaves the list is deselected. */
export function useSelection<Entry extends { id: string }>(entries: readonly Entry[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    selected: entries.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    set: (id: string, isSelected: boolean) =>
      setIds((before) => new Set(isSelected ? [...before, id] : [...before].filter((entry) => entry !== id))),
    setAll: (isSelected: boolean) => setIds(new Set(isSelected ? entries.map(({ id }) => id) : [])),
    keep: (kept: string[]) => setIds(new Set(kept)),
  }
}

type BoxProps = { name: string; isSelected: boolean; isPartly?: boolean; onSelect: (isSelected: boolean) => void }

/** The checkbox of an entry or of the whole list. */
export function SelectBox({ name, isSelected, isPartly = false, onSelect }: BoxProps) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        onChange={(event) => onSelect(event.target.checked)}
        className="size-5 accent-accent"
      />
      <span className="sr-only">Select {name}</span>
    </label>
  )
}

type ListProps<Entry> = {
  /** The word for one entry. */
  noun: string
  total: number
  headingRef?: Ref<HTMLHeadingElement>
  entries: readonly Entry[]
  selection: Pick<ReturnType<typeof useSelection<{ id: string }>>, 'selected' | 'has' | 'set' | 'setAll'>
  /** Shown without entries. */
  empty: ReactNode
  item: (entry: Entry, box: { isSelected: boolean; onSelect: (isSelected: boolean) => void }) => ReactNode
  /** The column heads, beside the heading. */
  heads?: ReactNode
  isBusy?: boolean
  className?: string
  listClassName?: string
  /** The buttons for the selected entries. */
  bulk: ReactNode
  /** Dialogs, which stay mounted without entries. */
  children?: ReactNode
}

/** One page of a list with selectable entries. The heading of an empty list is only for screen readers. */
export function SelectableList<Entry extends { id: string }>(props: ListProps<Entry>) {
  const { noun, total, headingRef, entries, selection, empty, item, heads, bulk, children } = props
  const { isBusy, className, listClassName } = props
  const id = `${noun}-list-heading`
  const selected = selection.selected.length
  const isEmpty = entries.length === 0
  return (
    <section aria-labelledby={id} aria-busy={isBusy || undefined} className={className}>
      <div className={isEmpty ? 'sr-only' : 'flex items-center gap-2 border-b border-line'}>
        {!isEmpty && (
          <SelectBox
            name="all on this page"
            isSelected={selected === entries.length}
            isPartly={selected > 0 && selected < entries.length}
            onSelect={selection.setAll}
          />
        )}
        <h2 id={id} ref={headingRef} tabIndex={-1} className="font-sans text-sm font-semibold text-ink-soft">
          {countedRows(total, noun)}
        </h2>
        {!isEmpty && heads}
      </div>
      {isEmpty ? (
        empty
      ) : (
        <ul className={listClassName}>
          {entries.map((entry) =>
            item(entry, {
              isSelected: selection.has(entry.id),
              onSelect: (isSelected) => selection.set(entry.id, isSelected),
            }),
          )}
        </ul>
      )}
      {selected > 0 && (
        <BulkBar noun={noun} count={selected} onClear={() => selection.setAll(false)}>
          {bulk}
        </BulkBar>
      )}
      {children}
    </section>
  )
}

type BarProps = { noun: string; count: number; onClear: () => void; children: ReactNode }

/** The actions for the selected entries, sticky while the list scrolls. */
function BulkBar({ noun, count, onClear, children }: BarProps) {
  return (
    <div
      role="group"
      aria-label={`Selected ${noun}s`}
      data-bottom-bar
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-ink-soft/60 bg-paper-raised px-4 py-2 shadow-paper"
    >
      <p className="text-sm font-semibold">{counted(count, noun)} selected</p>
      <Button tone="quiet" onClick={onClear} className="mr-auto">
        Clear selection
      </Button>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
