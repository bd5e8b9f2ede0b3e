import { useState } from 'react'
import { linesOf } from '../../kit/clean-text'
import { DownloadButton } from '../../kit/ui/file-buttons'
import { FileField } from '../../kit/ui/file-field'
import { useSavedList } from '../../kit/ui/use-saved-list'
import { RemoveButton } from '../../kit/ui/remove-button'
import { withFocusOn } from '../../kit/ui/with-focus-on'
import { Button } from '../../site-controls'
import { countOf } from '../../kit/format'
import type { FormValues } from '../../kit/types'
import { readRules, rulesJson, rulesOf } from './rule-file'

const MAX_SETS = 10
const MAX_FILE = 1_000_000

type Props = { values: FormValues; onUse: (rules: FormValues) => void }

/** Describes a set by its counts, to tell sets apart. */
function labelOf(json: string): string {
  const read = readRules(json)
  if (!read.ok) return 'rules that cannot be read'
  const count = (name: string, one: string) => countOf(linesOf(String(read.rules[name] ?? '')).length, one)
  return `${count('banned', 'banned word')}, ${count('terms', 'term')}, sentences up to ${String(read.rules.sentenceLimit)} words`
}

/** Saves sets of rules in this browser on request, and imports and exports them as files. */
export function RuleSets({ values, onUse }: Props) {
  const { items, isAble, save, remove } = useSavedList('house-style-checker', MAX_SETS)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string | undefined>()
  const adopt = (json: string, done: string) => {
    const read = readRules(json)
    setError(read.ok ? undefined : read.message)
    setMessage(read.ok ? done : '')
    if (read.ok) onUse(read.rules)
  }
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    if (file.size > MAX_FILE) return setError('A file of rules has at most 1 MB.')
    // Reading fails if the file was moved or is locked.
    const json = await file.text().catch(() => null)
    if (json === null) return setError('The file could not be read.')
    adopt(json, 'The rules of the file are in use.')
  }
  const keep = () =>
    setMessage(save(rulesJson(rulesOf(values))) ? 'Saved in this browser.' : 'The browser has no room for it.')
  return (
    <section className="no-print mt-6 grid gap-4 border-t-2 border-ink pt-4 noscript:hidden">
      <h2 tabIndex={-1} className="text-xl">
        Keep and share the rules
      </h2>
      <div className="flex flex-wrap gap-3">
        {isAble && (
          <Button tone="secondary" onClick={keep}>
            Save the rules here
          </Button>
        )}
        <DownloadButton name="house-style.json" label="Export rules" content={() => rulesJson(values)} />
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {message}
      </p>
      <FileField
        label="Import rules"
        hint="A JSON file that “Export rules” has made. Your text stays."
        accept=".json,application/json"
        error={error}
        onFiles={(files) => void open(files)}
      />
      <ul className="grid gap-3 empty:hidden">
        {items.map((item, at) => (
          <li key={item} className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
            <span className="min-w-0 grow text-sm">{labelOf(item)}</span>
            <Button tone="secondary" onClick={() => adopt(item, `Rule set ${at + 1} is in use.`)}>
              Use rule set {at + 1}
            </Button>
            <RemoveButton label={`Remove rule set ${at + 1}`} onClick={withFocusOn('h2', () => remove(item))} />
          </li>
        ))}
      </ul>
    </section>
  )
}
