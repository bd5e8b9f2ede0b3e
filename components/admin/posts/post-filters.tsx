import Form from 'next/form'
import Link from 'next/link'
import { SearchField } from '../shared/search-field'
import { SearchHotKey } from '@/components/site/search-hot-key'
import { Button, buttonStyles } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { DESK_SORT_LABELS, DESK_SORTS, deskListHref, type DeskListParams } from '@/lib/posts/admin/list-params'
import { POST_TYPE_LABELS, POST_TYPES } from '@/lib/posts/schema'

type Choice = { value: string; label: string }

function Select({ label, name, value, choices }: { label: string; name: string; value: string; choices: Choice[] }) {
  return (
    <Field label={label}>
      {(control) => (
        <select key={value} {...control} name={name} defaultValue={value} className={controlStyles}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

const types = [
  { value: '', label: 'All types' },
  ...POST_TYPES.map((value) => ({ value, label: POST_TYPE_LABELS[value] })),
]
const sorts = DESK_SORTS.map((value) => ({ value, label: DESK_SORT_LABELS[value] }))

type Props = { params: DeskListParams; authors: { author: string; posts: number }[] }

/** Search, filters and order of the list. Sent by GET: the address holds what is shown. */
export function PostFilters({ params, authors }: Props) {
  const { q, state, type, author } = params
  const known = authors.map((entry) => ({ value: entry.author, label: `${entry.author} (${entry.posts})` }))
  const isKnown = author === '' || authors.some((entry) => entry.author === author)
  const choices = [
    { value: '', label: 'All authors' },
    ...known,
    ...(isKnown ? [] : [{ value: author, label: author }]),
  ]
  const isNarrowed = q !== '' || type !== undefined || author !== ''
  return (
    <Form action="/admin/posts" role="search" aria-label="Posts" className="grid gap-3">
      {state && <input type="hidden" name="state" value={state} />}
      <SearchField
        label="Search titles, addresses and authors"
        placeholder="Search titles, addresses and authors ( / )"
        value={q}
      />
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]">
        <Select label="Type" name="type" value={type ?? ''} choices={types} />
        <Select label="Author" name="author" value={author} choices={choices} />
        <Select label="Sort by" name="sort" value={params.sort} choices={sorts} />
        <div className="flex flex-wrap gap-x-3">
          <Button type="submit" tone="secondary">
            Apply
          </Button>
          {isNarrowed && (
            <Link
              href={deskListHref({ ...params, q: '', type: undefined, author: '' })}
              className={buttonStyles('quiet')}
            >
              Clear
            </Link>
          )}
        </div>
      </div>
      <SearchHotKey />
    </Form>
  )
}
