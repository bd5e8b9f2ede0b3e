'use client'

import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { nextFullHour, presets, timeZoneName, toIso, toLocalInput } from '@/lib/moments'
import { type Intent, postFormSchema, type PostFormValues } from '@/lib/posts/editing/form-schema'

type GraveDialogProps = {
  /** The grave hints of the review. */
  messages: readonly string[]
  yes: string
  onYes: () => void
  onClose: () => void
}

/** So many are named; the list at the foot has all. */
const SHOWN = 5

/** Asks once more before sentences of the helper, or links that lead nowhere, become public. */
export function GraveDialog({ messages, yes, onYes, onClose }: GraveDialogProps) {
  const rest = messages.length - SHOWN
  return (
    <Dialog open onClose={onClose} title="Is it ready for readers?">
      <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-tomato">
        {messages.slice(0, SHOWN).map((message, index) => (
          <li key={index} className="wrap-anywhere">
            {message}
          </li>
        ))}
        {rest > 0 && <li>{rest} more of the kind</li>}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Back to the text</Button>
        <Button tone="secondary" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}

type MomentProps = {
  label: string
  hint?: string | undefined
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A minute, in the editor's own time zone. */
function Moment({ label, hint, error, value, onChange }: MomentProps) {
  return (
    <InputField
      label={label}
      hint={hint}
      error={error}
      type="datetime-local"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type PresetsProps = { now: Date; value: string; onChange: (value: string) => void }

/** The moments that are often chosen. */
function Presets({ now, value: chosen, onChange }: PresetsProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1">
      <p id={id} className="sr-only">
        Often chosen
      </p>
      <div className="flex flex-wrap gap-2">
        {presets(now).map(({ label, value }) => (
          <Button key={label} tone="secondary" aria-pressed={value === chosen} onClick={() => onChange(value)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Errors = { publishAt?: string; unpublishAt?: string }

/** What is wrong with the two moments, if anything; the rest of the form is told by its own fields. */
function errorsOf(values: PostFormValues): Errors | null {
  const { error } = postFormSchema.safeParse(values)
  const messageOf = (name: keyof Errors) => error?.issues.find(({ path }) => path[0] === name)?.message
  const [publishAt, unpublishAt] = [messageOf('publishAt'), messageOf('unpublishAt')]
  if (!publishAt && !unpublishAt) return null
  return { ...(publishAt && { publishAt }), ...(unpublishAt && { unpublishAt }) }
}

type Props = {
  /** What is planned: that the post appears, or that changes of a live one do. */
  intent: Extract<Intent, 'schedule' | 'later'>
  onClose: () => void
  onSchedule: () => void
}

const WORDS = {
  schedule: {
    title: 'When shall it appear?',
    description: 'The post becomes public by itself at that minute.',
    yes: 'Schedule post',
  },
  later: {
    title: 'When shall readers see the changes?',
    description: 'Until then the post stays as it is, and the changes are kept beside it.',
    yes: 'Schedule changes',
  },
} as const

/** Asks for the minute at which something happens by itself, and for the end of a post, if it has one. */
export function ScheduleDialog({ intent, onClose, onSchedule }: Props) {
  const { getValues, setValue, clearErrors } = useFormContext<PostFormValues>()
  const [now] = useState(() => new Date())
  const [publishAt, setPublishAt] = useState(() => getValues('publishAt') || toLocalInput(nextFullHour(now)))
  const [ends, setEnds] = useState(() => {
    const at = getValues('unpublishAt')
    return at ? toLocalInput(at) : ''
  })
  const [errors, setErrors] = useState<Errors>({})
  const words = WORDS[intent]

  function schedule() {
    const unpublishAt = ends && toIso(ends)
    const wrong = publishAt
      ? errorsOf({ ...getValues(), intent, publishAt, unpublishAt })
      : { publishAt: 'Choose a date and a time' }
    if (wrong) return setErrors(wrong)
    setValue('publishAt', publishAt, { shouldDirty: true })
    setValue('unpublishAt', unpublishAt, { shouldDirty: true })
    clearErrors(['publishAt', 'unpublishAt'])
    onClose()
    onSchedule()
  }
  return (
    <Dialog open onClose={onClose} title={words.title} description={words.description}>
      <Moment
        label="Publish on"
        hint={`Your time zone: ${timeZoneName(publishAt)}.`}
        error={errors.publishAt}
        value={publishAt}
        onChange={setPublishAt}
      />
      <Presets now={now} value={publishAt} onChange={setPublishAt} />
      {intent === 'schedule' && (
        <Moment
          label="Ends on"
          hint="Optional: from then on it is a draft again, by itself."
          error={errors.unpublishAt}
          value={ends}
          onChange={setEnds}
        />
      )}
      <DialogActions onCancel={onClose}>
        <Button onClick={schedule}>{words.yes}</Button>
      </DialogActions>
    </Dialog>
  )
}
