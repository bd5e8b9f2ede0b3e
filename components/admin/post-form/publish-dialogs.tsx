import { useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { Hint } from '../editor/use-publish-check'
import { useHolder } from '../shared/rights'
import { usePostEditor, usePostValue } from './editor-context'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { momentInput, nextFullHour, presets, timeZoneName, toIso, toLocalInput } from '@/lib/datetime-local'
import {
  type Intent,
  mainIntentOf,
  postFormSchema,
  type PostFormValues,
  savingIntent,
} from '@/lib/posts/editing/form-schema'

type WarningsProps = {
  messages: readonly string[]
  yes: string
  onYes: () => void
  onClose: () => void
}

/** The dialog shows the first hints; the review lists all. */
const SHOWN = 5

/** Asks before a post with grave hints becomes public, such as dead links or sentences of the structure helper. */
function Warnings({ messages, yes, onYes, onClose }: WarningsProps) {
  const rest = messages.length - SHOWN
  return (
    <Dialog onClose={onClose} title="Is it ready for readers?">
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

const ANYWAY: Partial<Record<Intent, string>> = { schedule: 'Schedule anyway', review: 'Submit anyway' }

/** The intent of the main button; null when the reviewers already have this text or have approved it. */
export function useMainIntent(): Intent | null {
  const { base, state, review } = usePostEditor()
  const publishAt = usePostValue('publishAt')
  const { isDirty } = useFormState<PostFormValues>()
  const intent = mainIntentOf(useHolder(), base, publishAt)
  const isHandedIn = review !== null && review.state !== 'changes_asked' && state.version <= review.version
  return intent === 'review' && isHandedIn && !isDirty ? null : intent
}

/** Runs the main button: publishes, schedules or submits, after a question if the review has grave hints. */
export function usePublishWarnings(main: Intent | null, send: (intent: Intent) => void) {
  const { base, submit, isWaiting } = usePostEditor()
  const graveRef = useRef<readonly Hint[]>([])
  const [asked, setAsked] = useState<{ intent: Intent; messages: string[] } | null>(null)
  const sendMain = () => {
    const intent = main ?? savingIntent(base)
    const grave = graveRef.current
    // Updating a live post and saving a draft need no question.
    if (grave.length === 0 || base?.state === 'published' || intent === 'draft' || submit.ignores(intent) || isWaiting)
      return send(intent)
    setAsked({ intent, messages: grave.map(({ message }) => message) })
  }
  const dialog = asked && (
    <Warnings
      messages={asked.messages}
      yes={ANYWAY[asked.intent] ?? 'Publish anyway'}
      onClose={() => setAsked(null)}
      onYes={() => {
        setAsked(null)
        send(asked.intent)
      }}
    />
  )
  return { graveRef, sendMain, dialog }
}

type Errors = { publishAt?: string | undefined; unpublishAt?: string | undefined }

/** The errors of the two dates; the other fields show their own. */
function dateErrors(values: PostFormValues): Errors {
  const issues = postFormSchema.safeParse(values).error?.issues ?? []
  const messageOf = (name: keyof Errors) => issues.find(({ path }) => path[0] === name)?.message
  return { publishAt: messageOf('publishAt'), unpublishAt: messageOf('unpublishAt') }
}

type Props = {
  /** Schedules the post, or changes of a live one. */
  intent: Extract<Intent, 'schedule' | 'later'>
  onClose: () => void
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

/** Asks for the time of publication, and for the optional end of the post. */
export function ScheduleDialog({ intent, onClose }: Props) {
  const { form, submit } = usePostEditor()
  const { getValues, setValue } = form
  const [now] = useState(() => new Date())
  const [publishAt, setPublishAt] = useState(() => getValues('publishAt') || toLocalInput(nextFullHour(now)))
  const [endsAt, setEndsAt] = useState(() => toLocalInput(getValues('unpublishAt')))
  const [errors, setErrors] = useState<Errors>({})
  const words = WORDS[intent]

  function schedule() {
    const unpublishAt = toIso(endsAt, getValues('unpublishAt'))
    const found = publishAt
      ? dateErrors({ ...getValues(), intent, publishAt, unpublishAt })
      : { publishAt: 'Choose a date and a time' }
    if (found.publishAt || found.unpublishAt) return setErrors(found)
    setValue('publishAt', publishAt, { shouldDirty: true })
    setValue('unpublishAt', unpublishAt, { shouldDirty: true })
    onClose()
    submit.submit(intent)
  }
  return (
    <Dialog onClose={onClose} title={words.title} description={words.description}>
      <InputField
        label="Publish on"
        hint={`Your time zone: ${timeZoneName(publishAt)}.`}
        error={errors.publishAt}
        {...momentInput}
        value={publishAt}
        onChange={({ target }) => setPublishAt(target.value)}
      />
      <div role="group" aria-label="Often chosen" className="flex flex-wrap gap-2">
        {presets(now).map(({ label, value }) => (
          <Button key={label} tone="secondary" aria-pressed={value === publishAt} onClick={() => setPublishAt(value)}>
            {label}
          </Button>
        ))}
      </div>
      {intent === 'schedule' && (
        <InputField
          label="Ends on"
          hint="Optional: from then on it is a draft again, by itself."
          error={errors.unpublishAt}
          {...momentInput}
          value={endsAt}
          onChange={({ target }) => setEndsAt(target.value)}
        />
      )}
      <DialogActions onCancel={onClose}>
        <Button onClick={schedule}>{words.yes}</Button>
      </DialogActions>
    </Dialog>
  )
}
