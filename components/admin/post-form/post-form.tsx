'use client'

import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { SessionDialog } from '../login/session-dialog'
import { useFileIntake } from '../pictures/use-file-intake'
import type { Pictures } from '../pictures/use-pictures'
import { ContentField } from './content-field'
import { DraftNotice } from './draft-notice'
import { FormActions } from './form-actions'
import { PostPictures } from './post-pictures'
import { StructureHelper } from './structure-helper'
import { TextField } from './text-field'
import { TypeField } from './type-field'
import { usePostForm } from './use-post-form'
import { AUTHOR_MAX, META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/limits'

/** Enter in a line publishes nothing: a post is public at once, so it takes the button or Ctrl+Enter. */
function onEnter(event: KeyboardEvent, publish: () => void) {
  if (event.key !== 'Enter') return
  const isWanted = event.ctrlKey || event.metaKey
  const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'file'
  if (isWanted || isLine) event.preventDefault()
  if (isWanted) publish()
}

function SearchFields() {
  return (
    <>
      <TextField
        name="metaTitle"
        label="Meta title"
        hint="For search results. Left empty, the title is used."
        counterMax={META_TITLE_MAX}
      />
      <TextField
        name="metaDescription"
        label="Meta description"
        hint="For search results. Left empty, it is made from the title and the author."
        counterMax={META_DESCRIPTION_MAX}
        maxLength={META_DESCRIPTION_MAX}
        rows={4}
      />
    </>
  )
}

type FieldsProps = { tray: Pictures; isOver: boolean; round: number }

/** Everything that is filled in: what readers see on the left, pictures and search on the right. */
function Fields({ tray, isOver, round }: FieldsProps) {
  const textRef = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <div className="grid min-w-0 gap-6">
        <TextField name="title" label="Title" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TypeField />
          <TextField name="author" label="Author/Chef name" maxLength={AUTHOR_MAX} />
        </div>
        <StructureHelper key={round} />
        <ContentField textRef={textRef} />
      </div>
      <div className="grid min-w-0 gap-6">
        <PostPictures tray={tray} isOver={isOver} textRef={textRef} />
        <SearchFields />
      </div>
    </>
  )
}

/** The form for a new post: texts, pictures, structure helper, draft, and what happens on publishing. */
export function PostForm({ username }: { username: string }) {
  const { form, tray, round, publish, isRestored, discardDraft, clear } = usePostForm(username)
  const intake = useFileIntake(tray.add)
  const { isBusy, submit } = publish
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <FormProvider {...form}>
      {isRestored && <DraftNotice onDiscard={discardDraft} />}
      <form
        noValidate
        aria-label="New Recipe Post"
        aria-busy={isBusy}
        onSubmit={onSubmit}
        onKeyDown={(event) => onEnter(event, submit)}
        className="grid gap-6"
        {...intake.handlers}
      >
        <div inert={isBusy} className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <Fields tray={tray} isOver={intake.isOver} round={round} />
        </div>
        <p role="status" className="sr-only">
          {tray.announcement}
        </p>
        <FormActions isBusy={isBusy} onClear={clear} />
      </form>
      <SessionDialog message={publish.sessionMessage} username={username} onClose={publish.forgetSession} />
    </FormProvider>
  )
}
