'use client'

import { useState, useTransition } from 'react'
import { EditableLine, type Run, useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'
import { deleteSynonyms, saveSynonyms } from '@/lib/posts/synonyms/actions'
import type { Synonyms } from '@/lib/posts/synonyms/queries'
import { synonymsSchema } from '@/lib/posts/synonyms/schema'

type FormProps = { line: Synonyms | null; run: Run; onDone: () => void; onCancel?: () => void }

/** The words of one line, as a person writes them. What was typed stays until it is saved. */
function SynonymsForm({ line, run, onDone, onCancel }: FormProps) {
  const toast = useToast()
  const [text, setText] = useState(line?.words.join(', ') ?? '')
  const [error, setError] = useState<string>()
  const [isPending, startTransition] = useTransition()

  async function save() {
    const parsed = synonymsSchema.safeParse(text)
    setError(parsed.error?.issues[0]?.message)
    if (!parsed.success) return
    if ((await run('Not saved', () => saveSynonyms({ id: line?.id ?? null, words: text }))) === null) return
    toast.show({ variant: 'success', title: 'Saved', description: 'Searches use it from now on.' })
    if (!line) setText('')
    onDone()
  }
  return (
    <form
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) startTransition(save)
      }}
    >
      <InputField
        label={line ? `Change ${line.words.join(', ')}` : 'Words that mean the same'}
        {...(!line && { hint: 'With commas between them: aubergine, eggplant' })}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
      />
      <div className="flex gap-3">
        <Button type="submit" aria-disabled={isPending || undefined}>
          {line ? 'Save' : 'Add'}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}

function SynonymsLine({ line, run }: { line: Synonyms; run: Run }) {
  const toast = useToast()
  const name = line.words.join(', ')

  async function remove() {
    if ((await run('Not deleted', () => deleteSynonyms(line.id))) === null) return
    // Nothing is lost: the words stand in the message, and one press brings them back.
    const undo = {
      label: 'Undo',
      run: () => void run('Not brought back', () => saveSynonyms({ id: null, words: name })),
    }
    toast.show({ variant: 'success', title: 'Deleted', description: name, action: undo })
  }
  return (
    <EditableLine
      name={name}
      className="flex flex-wrap items-center justify-between gap-x-4 py-1.5"
      form={(close) => <SynonymsForm line={line} run={run} onDone={close} onCancel={close} />}
      onDelete={remove}
    >
      <p className="min-w-0 break-words">{name}</p>
    </EditableLine>
  )
}

/** The words of one meaning that the site's search knows, with a form for more. */
export function SynonymList({ lines, username }: { lines: Synonyms[]; username: string }) {
  const { run, dialog } = useAdminAction(username)
  return (
    <>
      <SynonymsForm line={null} run={run} onDone={() => undefined} />
      <ul aria-label="Words of one meaning" className="border-t border-line">
        {lines.map((line) => (
          <SynonymsLine key={line.id} line={line} run={run} />
        ))}
      </ul>
      {dialog}
    </>
  )
}
