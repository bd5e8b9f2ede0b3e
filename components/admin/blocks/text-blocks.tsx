'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useFormAction } from '../shared/admin-action'
import { NamedTexts } from '../shared/named-texts'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { CharacterCounter, Field, InputField } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { deleteBlock, saveBlock } from '@/lib/posts/blocks/actions'
import type { TextBlock } from '@/lib/posts/blocks/queries'
import { BLOCK_CONTENT_MAX, BLOCK_NAME_MAX, BLOCK_TITLE_MAX, blockLine, blockSchema } from '@/lib/posts/blocks/schema'

type Values = z.input<typeof blockSchema>
type FormProps = { block: TextBlock | null; onClose: (() => void) | undefined }

const NEW: Values = { id: null, version: 0, name: '', title: '', content: '' }

/** One block as it is written. The typed text stays until it is saved. */
function BlockForm({ block, onClose }: FormProps) {
  const toast = useToast()
  const form = useForm<Values>({ resolver: zodResolver(blockSchema), defaultValues: block ?? NEW })
  const { errors, isDirty, isSubmitting } = form.formState
  const content = useWatch({ control: form.control, name: 'content' })
  const send = useFormAction(form)
  useLeaveWarning(isDirty)

  const save = form.handleSubmit(async (values) => {
    if (!(await send('Not saved', () => saveBlock(values)))) return
    const description = block ? 'Every post that shows it changes at its next visit.' : undefined
    toast.show({ variant: 'success', title: `Block “${values.name}” saved`, ...(description && { description }) })
    form.reset(block ? values : NEW)
    onClose?.()
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
      <DialogActions onCancel={onClose}>
        <Button type="submit" isBusy={isSubmitting}>
          {block ? 'Save block' : 'Add block'}
        </Button>
      </DialogActions>
    </form>
  )
}

/** The blocks that posts can show, with a form for more. */
export function TextBlockList({ blocks }: { blocks: TextBlock[] }) {
  return (
    <NamedTexts
      kind="block"
      label="Text blocks"
      texts={blocks}
      lineOf={({ name, title, content }) => ({ name, title, text: content, code: blockLine(name) })}
      form={(block, close) => <BlockForm block={block} onClose={close} />}
      onDelete={deleteBlock}
      afterDelete="Posts show nothing in its place."
    />
  )
}
