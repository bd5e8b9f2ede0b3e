'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ConfirmButton } from '../shared/confirm-button'
import { type Intent, postFormSchema, type PostFormValues, savingIntent } from './form-schema'
import { usePostField } from './post-fields'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import type { PostState } from '@/lib/posts/admin/state'

function DateField() {
  const { field, error } = usePostField('publishAt')
  return (
    <Field label="Publish on" hint="In your own time zone." error={error}>
      {(control) => <input {...control} {...field} type="datetime-local" className={controlStyles} />}
    </Field>
  )
}

type ScheduleProps = { label: string; isBusy: boolean; onSchedule: () => void }

/** Asks for the minute at which the post appears by itself. */
function ScheduleButton({ label, isBusy, onSchedule }: ScheduleProps) {
  const { getValues, setError } = useFormContext<PostFormValues>()
  const [isAsking, setIsAsking] = useState(false)

  function schedule() {
    const checked = postFormSchema.safeParse({ ...getValues(), intent: 'schedule' })
    const wrong = checked.error?.issues.find(({ path }) => path[0] === 'publishAt')
    if (wrong) return setError('publishAt', { message: wrong.message }, { shouldFocus: true })
    setIsAsking(false)
    onSchedule()
  }

  return (
    <>
      <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="When shall it appear?"
        description="The post becomes public by itself at that minute."
      >
        <DateField />
        <div className="flex flex-wrap gap-3">
          <Button onClick={schedule}>Schedule post</Button>
          <Button tone="quiet" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Off the site, or out of the schedule, for a post that is there. */
const UNPUBLISH = {
  published: {
    name: 'Unpublish',
    question: 'Unpublish this post?',
    consequence:
      'Readers get a page that says it is not there. What you have typed is saved, and you can publish it again.',
  },
  scheduled: {
    name: 'Back to draft',
    question: 'Take it out of the schedule?',
    consequence: 'It will not appear by itself any more. What you have typed is saved.',
  },
} as const

const PUBLISH: Record<PostState, [idle: string, busy: string]> = {
  draft: ['Publish', 'Publishing...'],
  scheduled: ['Publish now', 'Publishing...'],
  published: ['Save changes', 'Saving...'],
  bin: ['Publish', 'Publishing...'],
}

const Key = ({ children }: { children: string }) => <kbd className="font-mono">{children}</kbd>

/** What the keys do, by where the post stands. */
function Keys({ state }: { state: PostState | null }) {
  const publishes = (
    <>
      <Key>Ctrl</Key>+<Key>Enter</Key> publishes
    </>
  )
  const saves = (what: string) => (
    <>
      <Key>Ctrl</Key>+<Key>S</Key> {what}
    </>
  )
  return (
    <p className="text-sm text-ink-soft">
      {state === null && (
        <>
          The post is public as soon as it is published. {publishes}, {saves('saves a draft')}
        </>
      )}
      {state !== null && saves('saves')}
      {state !== null && state !== 'published' && <>, {publishes}</>}.
    </p>
  )
}

type Props = {
  /** Where the post stands; null for a new one. */
  state: PostState | null
  busyWith: Intent | null
  onSave: (intent: Intent) => void
  onClear: () => void
}

/** Keeping a post where it is, and planning it; a published one is saved by its main button. */
function KeepButtons({ state, busyWith, onSave }: Omit<Props, 'onClear'>) {
  const isBusy = busyWith !== null
  const keep = savingIntent(state && { state })
  const schedule = state === 'scheduled' ? 'Change the time' : 'Schedule'
  return (
    <>
      <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => onSave(keep)}>
        {busyWith === keep ? 'Saving...' : state ? 'Save' : 'Save as draft'}
      </Button>
      <ScheduleButton
        label={busyWith === 'schedule' && !state ? 'Scheduling...' : schedule}
        isBusy={isBusy}
        onSchedule={() => onSave('schedule')}
      />
    </>
  )
}

/** Taking back what is public or planned; clearing what is not saved anywhere. */
function TakeBackButton({ state, busyWith, onSave, onClear }: Props) {
  if (state === 'published' || state === 'scheduled') {
    const { name, ...words } = UNPUBLISH[state]
    const onYes = () => onSave('draft')
    return (
      <ConfirmButton tone="quiet" isBusy={busyWith !== null} {...words} yes={name} no="Leave it" onYes={onYes}>
        {busyWith === 'draft' ? 'Saving...' : name}
      </ConfirmButton>
    )
  }
  if (state !== null) return null
  return (
    <ConfirmButton
      tone="quiet"
      isBusy={busyWith !== null}
      question="Clear the form?"
      consequence="The text, the pictures and the draft kept in this browser are removed."
      yes="Clear everything"
      no="Keep it"
      onYes={onClear}
    >
      Clear form
    </ConfirmButton>
  )
}

/** What can be done with a post, by where it stands. */
export function FormActions(props: Props) {
  const { state, busyWith } = props
  const [idle, busy] = PUBLISH[state ?? 'draft']
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
      {/* Not `disabled`: the focus stays on it while the post is on its way. */}
      <Button type="submit" aria-disabled={busyWith !== null || undefined} className="px-6">
        {busyWith === 'publish' ? busy : idle}
      </Button>
      {state !== 'published' && <KeepButtons {...props} />}
      <TakeBackButton {...props} />
      <Keys state={state} />
    </div>
  )
}
