import { useState } from 'react'
import { SelectBox } from '../shared/selection'
import { Button } from '@/components/ui/button'
import { isImportable, isOverwritable, type Line } from '@/lib/import/panel/lines'
import { OUTCOMES } from '@/lib/import/report'
import { counted } from '@/lib/text'

const LINES_SHOWN = 50
const WARNINGS_SHOWN = 3

const wordsOf = ({ outcome, isDone }: Line): string => {
  if (!isDone) return OUTCOMES[outcome]
  return outcome === 'new' || outcome === 'changed' ? 'Imported' : OUTCOMES[outcome]
}

type ChosenProps = {
  isChosen: (line: Line) => boolean
  onToggle: (lines: readonly Line[]) => void
}

function FoundLine({ line, isChosen, onToggle }: { line: Line } & ChosenProps) {
  const { title, id, kind, author, slug, versions, warnings, words } = line
  const name = title || id
  const lost = words.before - words.after
  return (
    <li className="flex gap-2 border-b border-line py-2">
      {isImportable(line) || isOverwritable(line) ? (
        <SelectBox
          name={isOverwritable(line) ? `${name} to overwrite it` : name}
          isSelected={isChosen(line)}
          onSelect={() => onToggle([line])}
        />
      ) : (
        <span className="size-11 shrink-0" />
      )}
      <div className="min-w-0 self-center">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-ink-soft">
          {[
            wordsOf(line),
            line.recipe ? 'recipe' : kind,
            slug && (kind === 'author' ? `/authors/${slug}` : `/blog/${slug}`),
            versions > 0 && counted(versions, 'earlier version'),
            author,
            lost > 0 && `${lost} words fewer`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {warnings.length > 0 && (
          <ul className="text-sm break-words text-ink-soft">
            {warnings.slice(0, WARNINGS_SHOWN).map((warning, index) => (
              <li key={index}>{warning.slice(0, 300)}</li>
            ))}
            {warnings.length > WARNINGS_SHOWN && <li>{warnings.length - WARNINGS_SHOWN} more are in the report.</li>}
          </ul>
        )}
      </div>
    </li>
  )
}

/** The found items, filtered by their outcome or by their notes, with the choice of those to import. */
export function FoundList({ lines, ...chosen }: { lines: readonly Line[] } & ChosenProps) {
  const [filter, setFilter] = useState<string | null>(null)
  const [shown, setShown] = useState(LINES_SHOWN)
  const groups = Map.groupBy(lines, wordsOf)
  const noted = lines.filter(({ warnings }) => warnings.length > 0)
  if (noted.length > 0 && noted.length < lines.length) groups.set('With notes', noted)
  const filtered = (filter !== null && groups.get(filter)) || lines
  const importable = filtered.filter(isImportable)
  const left = importable.filter((line) => !chosen.isChosen(line))
  const areAllChosen = left.length === 0
  const choose = (name: string | null) => {
    setFilter(name)
    setShown(LINES_SHOWN)
  }
  const chip = (name: string | null, label: string, count: number) => (
    <Button
      key={label}
      tone="secondary"
      aria-pressed={filter === name}
      onClick={() => choose(name)}
      className="aria-pressed:border-2 aria-pressed:border-accent"
    >
      {label} <span className="font-normal tabular-nums">{count.toLocaleString('en')}</span>
    </Button>
  )
  return (
    <div className="grid gap-2">
      <div role="group" aria-label="Outcomes" className="flex flex-wrap gap-2">
        {groups.size > 1 && chip(null, 'All', lines.length)}
        {groups.size > 1 && [...groups].map(([name, { length }]) => chip(name, name, length))}
        {importable.length > 1 && (
          <Button tone="quiet" onClick={() => chosen.onToggle(areAllChosen ? importable : left)}>
            {areAllChosen ? 'Select none' : 'Select all'}
          </Button>
        )}
      </div>
      <ul aria-label="Items" className="border-t border-line">
        {filtered.slice(0, shown).map((line) => (
          <FoundLine key={line.key} line={line} {...chosen} />
        ))}
      </ul>
      {filtered.length > shown && (
        <Button tone="secondary" onClick={() => setShown(shown + LINES_SHOWN)} className="justify-self-start">
          Show more
        </Button>
      )}
    </div>
  )
}
