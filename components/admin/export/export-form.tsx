'use client'

import { Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { CheckField, ChoiceField } from '../shared/check-field'
import { useSaveExport } from './save-export'
import { Button } from '@/components/ui/button'
import { type ExportFormat, type Part, PARTS, USUAL_PARTS } from '@/lib/export/choice'
import { EXPORT_FILE_PATH } from '@/lib/panel-calls'

const FORMATS: readonly { value: ExportFormat; label: string }[] = [
  { value: 'archive', label: 'An archive of Markdown and pictures, which this site reads again' },
  { value: 'wxr', label: 'A file for WordPress: all posts, and the addresses of their pictures' },
  { value: 'ghost', label: 'A file for Ghost: all posts, and the addresses of their pictures' },
]
const LABELS: Record<Part, string> = {
  posts: 'Posts, drafts too',
  revisions: 'Earlier versions of the posts',
  pictures: 'Pictures',
  authors: 'Authors',
  redirects: 'Redirects',
  settings: 'Settings: saved replies, search words, how long messages are kept',
  messages: 'Messages of visitors, which are personal data',
}

/** The choice of contents and format of an export. Before it is hydrated, the browser submits the form. */
export function ExportForm() {
  const [as, setAs] = useState<ExportFormat>('archive')
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set(USUAL_PARTS))
  const { save, isPending } = useSaveExport()
  const isEmpty = as === 'archive' && parts.size === 0
  const toggle = (part: Part) => setParts((before) => before.symmetricDifference(new Set([part])))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !isPending) save?.({ as, parts: [...parts], posts: [] })
  }
  return (
    <form action={EXPORT_FILE_PATH} onSubmit={submit} className="grid justify-items-start gap-6">
      <ChoiceField legend="As" name="as" options={FORMATS} chosen={as} onChoose={setAs} />
      {as === 'archive' && (
        <fieldset className="grid">
          <legend className="text-sm font-semibold">Parts</legend>
          {PARTS.map((part) => (
            <CheckField
              key={part}
              label={LABELS[part]}
              name="part"
              value={part}
              checked={parts.has(part)}
              onChange={() => toggle(part)}
            />
          ))}
          {isEmpty && (
            <p role="alert" className="text-sm text-tomato">
              Choose at least one part.
            </p>
          )}
        </fieldset>
      )}
      <Button type="submit" isBusy={isPending}>
        <Download className="size-4" />
        {isPending ? 'Beginning…' : 'Download the export'}
      </Button>
    </form>
  )
}
