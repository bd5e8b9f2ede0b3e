'use client'

import { useState } from 'react'

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
export function SelectAll({ selected, all, onSelect }: AllProps) {
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
