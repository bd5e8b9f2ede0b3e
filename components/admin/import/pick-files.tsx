import { FileInput } from 'lucide-react'
import { useState } from 'react'
import { ChoiceField } from '../shared/check-field'
import { pickFiles, useFileIntake } from '../images/files'
import { Button } from '@/components/ui/button'
import type { ImportOptions } from '@/lib/import/panel/schema'

const STATES = [
  { value: true, label: 'As drafts' },
  { value: false, label: 'With their states: what is published there is published here' },
]
const ADDRESSES = [
  { value: 'keep', label: 'Keep the last part of their addresses' },
  { value: 'title', label: 'Make their addresses from their titles' },
] as const

/** The first step: the import options, and the files, by drop or choice. */
export function PickFiles({ onPick }: { onPick: (files: readonly File[], options: ImportOptions) => void }) {
  const [asDrafts, setAsDrafts] = useState(true)
  const [addresses, setAddresses] = useState<ImportOptions['addresses']>('keep')
  const add = (files: readonly File[]) => {
    if (files.length > 0) onPick(files, { asDrafts, addresses })
  }
  const { isOver, onPaste } = useFileIntake(add)
  return (
    <section aria-labelledby="pick-heading" className="grid gap-4">
      <h2 id="pick-heading" className="sr-only">
        Files to import
      </h2>
      <ChoiceField legend="Posts come in" name="state" options={STATES} chosen={asDrafts} onChoose={setAsDrafts} />
      <ChoiceField legend="New posts" name="addresses" options={ADDRESSES} chosen={addresses} onChoose={setAddresses} />
      <div
        onPaste={onPaste}
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
