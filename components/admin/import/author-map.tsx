import { useHolder } from '../shared/rights'
import { SelectField } from '@/components/ui/field'
import { may } from '@/lib/auth/rights'
import { NEW_AUTHOR } from '@/lib/import/panel/run'
import { authorSchema } from '@/lib/import/panel/schema'

type Props = {
  /** The authors of the source. */
  names: readonly string[]
  /** The authors of this site. */
  authors: readonly string[]
  chosen: ReadonlyMap<string, string>
  onChoose: (name: string, here: string) => void
}

/** Maps each author of the source to an author of this site. */
export function AuthorMap({ names, authors, chosen, onChoose }: Props) {
  const mayAdd = may(useHolder(), 'edit_all')
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Authors</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => (
          <SelectField
            key={name}
            label={name}
            value={chosen.get(name) ?? ''}
            onChange={({ target }) => onChoose(name, target.value)}
          >
            <option value="">Keep the name</option>
            {mayAdd && !authors.includes(name) && authorSchema.safeParse({ name }).success && (
              <option value={NEW_AUTHOR}>Make an author profile</option>
            )}
            {authors.map((author) => (
              <option key={author}>{author}</option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  )
}
