'use client'

import { FileInput } from 'lucide-react'
import { useState } from 'react'
import { pickFiles, useFileIntake } from '../images/files'
import { Button } from '@/components/ui/button'

type Props = { onPick: (files: readonly File[], asDrafts: boolean) => void }

const STATES = [
  { asDrafts: true, label: 'As drafts' },
  { asDrafts: false, label: 'With their states: what is published there is published here' },
]

/** The first step: how posts come in, and the files, which are dropped or chosen. */
export function PickFiles({ onPick }: Props) {
  const [asDrafts, setAsDrafts] = useState(true)
  const add = (files: readonly File[]) => {
    if (files.length > 0) onPick(files, asDrafts)
  }
  const { isOver, handlers } = useFileIntake(add)
  return (
    <section aria-labelledby="pick-heading" className="grid gap-4">
      <h2 id="pick-heading" className="sr-only">
        Files to import
      </h2>
      <fieldset className="grid">
        <legend className="text-sm font-semibold">Posts come in</legend>
        {STATES.map(({ asDrafts: value, label }) => (
          <label key={label} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="radio"
              name="state"
              checked={asDrafts === value}
              onChange={() => setAsDrafts(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div
        {...handlers}
        data-over={isOver || undefined}
        className="grid justify-items-center gap-4 rounded-xl border border-dashed border-ink-soft/60 px-6 py-10 text-center data-over:outline-3 data-over:outline-dashed data-over:outline-accent"
      >
        <FileInput aria-hidden="true" className="size-8 text-ink-soft" />
        <p className="max-w-prose text-sm text-ink-soft">
          Drop files here: an export, a zip archive, saved pages, and the pictures that belong to them.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => pickFiles(add, { multiple: true })}>Choose files</Button>
          <Button tone="secondary" onClick={() => pickFiles(add, { webkitdirectory: true })}>
            Choose a folder
          </Button>
        </div>
      </div>
    </section>
  )
}
