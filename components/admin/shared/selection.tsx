'use client'

import { type ReactNode, type Ref, useState } from 'react'
import { Button } from '@/components/ui/button'

/** What is selected among the entries on the screen; one that has left the list is selected no more. */
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

type BoxProps = { name: string; isSelected: boolean; onSelect: (isSelected: boolean) => void }

/** The box before an entry. */
export function SelectBox({ name, isSelected, onSelect }: BoxProps) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
        className="size-5 accent-accent"
      />
      <span className="sr-only">Select {name}</span>
    </label>
  )
}

type AllProps = { selected: number; all: number; onSelect: (isSelected: boolean) => void }

/** The box above a list. */
function SelectAll({ selected, all, onSelect }: AllProps) {
  return (
    <label className="grid size-11 place-items-center">
      <input
        type="checkbox"
        checked={selected === all}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < all
        }}
        onChange={(event) => onSelect(event.target.checked)}
        className="size-5 accent-accent"
      />
      <span className="sr-only">Select all on this page</span>
    </label>
  )
}

type HeadingProps = AllProps & { id: string; ref?: Ref<HTMLHeadingElement>; children: ReactNode }

/** The heading of a list and the box above it; of an empty list the heading stays, for screen readers alone. */
export function SelectHeading({ id, ref, children, ...box }: HeadingProps) {
  const isEmpty = box.all === 0
  return (
    <div className={isEmpty ? 'sr-only' : 'flex items-center gap-2 border-b border-line'}>
      {!isEmpty && <SelectAll {...box} />}
      <h2 id={id} ref={ref} tabIndex={-1} className="font-sans text-sm font-semibold text-ink-soft">
        {children}
      </h2>
    </div>
  )
}

type BarProps = { label: string; count: string; onClear: () => void; children: ReactNode }

/** What can be done to what is selected; stays in sight while the list scrolls. */
export function BulkBar({ label, count, onClear, children }: BarProps) {
  return (
    <div
      role="group"
      aria-label={label}
      data-bottom-bar
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-xl border border-ink-soft/60 bg-paper-raised px-4 py-2 shadow-paper"
    >
      <p className="text-sm font-semibold">{count} selected</p>
      <Button tone="quiet" onClick={onClear} className="mr-auto">
        Clear selection
      </Button>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
