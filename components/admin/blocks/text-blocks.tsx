'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useAdminAction } from '../shared/admin-action'
import { EditableLine } from '../shared/editable-line'
import { useRestore } from '../shared/use-restore'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { CharacterCounter, Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { done } from '@/lib/action-result'
import { deleteBlock, saveBlock } from '@/lib/posts/blocks/actions'
import type { TextBlock } from '@/lib/posts/blocks/queries'
import { BLOCK_CONTENT_MAX, BLOCK_NAME_MAX, BLOCK_TITLE_MAX, blockLine, blockSchema } from '@/lib/posts/blocks/schema'

type Values = z.input<typeof blockSchema>
type FormProps = { block: TextBlock | null; onDone?: () => void; onCancel?: () => void }

const NEW: Values = { id: null, version: 0, name: '', title: '', content: '' }

/** One block as it is written. The typed text stays until it is saved. */
function BlockForm({ block, onDone, onCancel }: FormProps) {
  const toast = useToast()
  const { run } = useAdminAction()
  const form = useForm<Values>({ resolver: zodResolver(blockSchema), defaultValues: block ?? NEW })
  const { errors, isDirty, isSubmitting } = form.formState
  const content = useWatch({ control: form.control, name: 'content' })
  useLeaveWarning(isDirty)

  const save = form.handleSubmit(async (values) => {
    const refused = await run('Not saved', async () => {
      const result = await saveBlock(values)
      // A refusal is shown at its field; anything else becomes a toast, as everywhere.
      return result.ok || !result.fieldErrors ? result : done(result.fieldErrors)
    })
    if (refused === null) return
    if (refused?.name) return form.setError('name', { message: refused.name })
    if (refused) return form.setError('content', { message: refused.content ?? 'It could not be saved' })
    const description = block ? 'Every post that shows it changes at its next visit.' : undefined
    toast.show({ variant: 'success', title: `Block “${values.name}” saved`, ...(description && { description }) })
    form.reset(block ? values : NEW)
    onDone?.()
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      <InputField
        label="Title"
        hint="For editors: readers do not see it"
        error={errors.title?.message}
        {...form.register('title')}
        maxLength={BLOCK_TITLE_MAX}
        autoComplete="off"
      />
      {!block && (
        <InputField
          label="Name"
          hint="As posts call it, for good: conversion-table"
          error={errors.name?.message}
          {...form.register('name')}
          maxLength={BLOCK_NAME_MAX}
          autoComplete="off"
          autoCapitalize="none"
        />
      )}
      <Field
        label="Text"
        hint="Markdown, without pictures"
        error={errors.content?.message}
        aside={<CharacterCounter length={content.trim().length} max={BLOCK_CONTENT_MAX} />}
      >
        {(control) => <textarea {...control} {...form.register('content')} rows={8} className={controlStyles} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSubmitting}>
          {block ? 'Save block' : 'Add block'}
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

function BlockRow({ block }: { block: TextBlock }) {
  const toast = useToast()
  const { run } = useAdminAction()
  const { undoOf } = useRestore()
  const { id, name, title, content } = block

  async function remove() {
    if ((await run('Not deleted', () => deleteBlock(id))) === null) return
    const description = 'Posts show nothing in its place.'
    toast.show({
      variant: 'success',
      title: `Block “${name}” deleted`,
      description,
      action: undoOf('block', id, title),
    })
  }
  return (
    <EditableLine
      name={title}
      className="grid gap-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
      form={(close) => <BlockForm block={block} onDone={close} onCancel={close} />}
      onDelete={remove}
    >
      <div className="min-w-0 py-2">
        <p className="font-semibold break-words">{title}</p>
        <p>
          <code className="text-sm break-all">{blockLine(name)}</code>
        </p>
        <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-ink-soft">{content}</p>
      </div>
    </EditableLine>
  )
}

/** The blocks that posts can show, with a form for more. */
export function TextBlockList({ blocks }: { blocks: TextBlock[] }) {
  return (
    <>
      <ul aria-label="Text blocks" className="border-t border-line empty:hidden">
        {blocks.map((block) => (
          // A new version begins with its own text.
          <BlockRow key={`${block.id} ${block.version}`} block={block} />
        ))}
      </ul>
      <section aria-labelledby="new-block-heading" className="grid gap-4">
        <h2 id="new-block-heading" className="font-display font-semibold text-xl">
          A new block
        </h2>
        <BlockForm block={null} />
      </section>
    </>
  )
}
