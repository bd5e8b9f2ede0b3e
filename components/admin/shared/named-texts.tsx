'use client'

import type { ReactNode } from 'react'
import { useAdminAction } from './admin-action'
import { EditableLine } from './editable-line'
import { useRestore } from './use-restore'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/action-result'

/** A text as its line shows it. `name` is its name in messages. */
type Line = { title: string; name: string; text: string; code?: string }
type Props<Text> = {
  kind: 'block' | 'reply'
  label: string
  texts: readonly Text[]
  lineOf: (text: Text) => Line
  form: (text: Text | null, close?: () => void) => ReactNode
  onDelete: (id: string) => Promise<ActionResult>
  afterDelete?: string
}

/** Stored texts, each with its form in its place, and a form for a new one. */
export function NamedTexts<Text extends { id: string; version?: number }>(props: Props<Text>) {
  const { kind, label, texts, lineOf, form, onDelete, afterDelete: description } = props
  const toast = useToast()
  const { run } = useAdminAction()
  const { undoOf } = useRestore()

  async function remove(id: string, line: Line) {
    if ((await run('Not deleted', () => onDelete(id))) === null) return
    const title = `${kind === 'block' ? 'Block' : 'Reply'} “${line.name}” deleted`
    toast.show({ variant: 'success', title, ...(description && { description }), action: undoOf(kind, id, line.title) })
  }
  return (
    <>
      <ul aria-label={label} className="border-t border-line empty:hidden">
        {texts
          .map((text) => [text, lineOf(text)] as const)
          .map(([text, line]) => (
            <EditableLine
              // A new version begins with its own text.
              key={`${text.id} ${text.version}`}
              name={line.title}
              className="grid gap-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
              form={(close) => form(text, close)}
              onDelete={() => remove(text.id, line)}
            >
              <div className="min-w-0 py-2">
                <p className="font-semibold break-words">{line.title}</p>
                {line.code && (
                  <p>
                    <code className="text-sm break-all">{line.code}</code>
                  </p>
                )}
                <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-ink-soft">{line.text}</p>
              </div>
            </EditableLine>
          ))}
      </ul>
      <section aria-labelledby={`new-${kind}-heading`} className="grid gap-4">
        <h2 id={`new-${kind}-heading`} className="font-display font-semibold text-xl">
          A new {kind}
        </h2>
        {form(null)}
      </section>
    </>
  )
}
