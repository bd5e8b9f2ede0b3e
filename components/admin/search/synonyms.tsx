'use client'

import { EditableLine, LineForm } from '../shared/editable-line'
import { deleteSynonyms, saveSynonyms } from '@/lib/posts/synonyms/actions'
import type { Synonyms } from '@/lib/posts/synonyms/queries'

const SAVED = { title: 'Saved', description: 'Searches use it from now on.' }

function SynonymsLine({ id, words }: Synonyms) {
  const name = words.join(', ')
  return (
    <EditableLine
      kind="synonyms"
      id={id}
      name={name}
      className="flex flex-wrap items-center justify-between gap-x-4 py-1.5"
      form={(close) => (
        <LineForm
          label={`Change ${name}`}
          initial={name}
          button="Save"
          failed="Not saved"
          onSave={(typed) => saveSynonyms({ id, before: words, words: typed })}
          onSaved={() => {
            close()
            return SAVED
          }}
          onCancel={close}
        />
      )}
      onDelete={deleteSynonyms}
      deleted={{ title: 'Deleted', description: name }}
    >
      <p className="min-w-0 break-words">{name}</p>
    </EditableLine>
  )
}

/** The synonyms of the site's search, with a form for new ones. */
export function SynonymList({ lines }: { lines: Synonyms[] }) {
  return (
    <>
      <LineForm
        label="Words that mean the same"
        hint="With commas between them: aubergine, eggplant"
        button="Add"
        failed="Not saved"
        onSave={(words) => saveSynonyms({ id: null, words })}
        onSaved={() => SAVED}
      />
      <ul aria-label="Words of one meaning" className="border-t border-line">
        {lines.map((line) => (
          <SynonymsLine key={line.id} {...line} />
        ))}
      </ul>
    </>
  )
}
