'use client'

import { type Run, useAdminAction } from '../shared/admin-action'
import { EditableLine, LineForm } from '../shared/editable-line'
import { useRestore } from '../shared/use-restore'
import { useToast } from '@/components/ui/toast'
import { deleteSynonyms, saveSynonyms } from '@/lib/posts/synonyms/actions'
import type { Synonyms } from '@/lib/posts/synonyms/queries'
import { synonymsSchema } from '@/lib/posts/synonyms/schema'

/** Checks and saves the words of one line. `id` is null for a new line. */
function useSave(run: Run) {
  const toast = useToast()
  return async (id: string | null, words: string): Promise<boolean | string> => {
    const parsed = synonymsSchema.safeParse(words)
    if (!parsed.success) return parsed.error.issues[0]?.message ?? 'These words cannot be saved.'
    if ((await run('Not saved', () => saveSynonyms({ id, words }))) === null) return false
    toast.show({ variant: 'success', title: 'Saved', description: 'Searches use it from now on.' })
    return true
  }
}

function SynonymsLine({ line, run }: { line: Synonyms; run: Run }) {
  const toast = useToast()
  const save = useSave(run)
  const { undoOf } = useRestore()
  const name = line.words.join(', ')

  async function remove() {
    if ((await run('Not deleted', () => deleteSynonyms(line.id))) === null) return
    toast.show({
      variant: 'success',
      title: 'Deleted',
      description: name,
      action: undoOf('synonyms', line.id, name),
    })
  }
  async function change(words: string, close: () => void) {
    const saved = await save(line.id, words)
    if (saved === true) close()
    return saved
  }
  return (
    <EditableLine
      name={name}
      className="flex flex-wrap items-center justify-between gap-x-4 py-1.5"
      form={(close) => (
        <LineForm
          label={`Change ${name}`}
          initial={name}
          save="Save"
          onSave={(words) => change(words, close)}
          onCancel={close}
        />
      )}
      onDelete={remove}
    >
      <p className="min-w-0 break-words">{name}</p>
    </EditableLine>
  )
}

/** The synonyms that the site's search knows, with a form for more. */
export function SynonymList({ lines }: { lines: Synonyms[] }) {
  const { run } = useAdminAction()
  const save = useSave(run)
  return (
    <>
      <LineForm
        label="Words that mean the same"
        hint="With commas between them: aubergine, eggplant"
        save="Add"
        onSave={(words) => save(null, words)}
      />
      <ul aria-label="Words of one meaning" className="border-t border-line">
        {lines.map((line) => (
          <SynonymsLine key={line.id} line={line} run={run} />
        ))}
      </ul>
    </>
  )
}
