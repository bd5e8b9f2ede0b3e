import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { AreaField, InputField, SelectField } from '@/components/ui/field'
import { RESULTS_MAX, VOICES_MAX } from '@/lib/settings/fields'
import type { SettingsForm } from '@/lib/settings/form'
import type { Voice } from '@/lib/site-settings'

const RESULTS = Array.from({ length: RESULTS_MAX }, (_, index) => index)
const EMPTY: Voice = { name: '', role: '', content: '', rating: 5, results: RESULTS.map(() => '') }

function VoiceEntry({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<SettingsForm>()
  const errors = formState.errors.voices?.[index]
  const path = `voices.${index}` as const
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-xl border border-line p-4">
      <legend className="px-2 text-sm font-semibold">Voice {index + 1}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_8rem]">
        <InputField label="Name of the reader" error={errors?.name?.message} {...register(`${path}.name`)} />
        <InputField label="Who they are" error={errors?.role?.message} {...register(`${path}.role`)} />
        <SelectField
          label="Stars"
          error={errors?.rating?.message}
          {...register(`${path}.rating`, { valueAsNumber: true })}
        >
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars}>{stars}</option>
          ))}
        </SelectField>
      </div>
      <AreaField label="Their words" error={errors?.content?.message} rows={3} {...register(`${path}.content`)} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {RESULTS.map((result) => (
          <InputField
            key={result}
            label={`What changed, ${result + 1}`}
            error={errors?.results?.[result]?.message}
            {...register(`${path}.results.${result}`)}
          />
        ))}
      </div>
      <Button tone="quiet" aria-label={`Remove voice ${index + 1}`} className="justify-self-start" onClick={onRemove}>
        Remove
      </Button>
    </fieldset>
  )
}

/** The testimonials on the home page: samples, until an admin writes real ones or removes them. */
export function VoicesField() {
  const { control, setValue, setFocus, formState } = useFormContext<SettingsForm>()
  const voices = useWatch({ control, name: 'voices' })
  const addRef = useRef<HTMLButtonElement>(null)
  const set = (next: Voice[]) =>
    setValue('voices', next as SettingsForm['voices'], { shouldDirty: true, shouldValidate: formState.isSubmitted })
  // Each button that disappears when it is pressed moves the focus.
  const add = () => {
    const before = voices ?? []
    flushSync(() => set([...before, EMPTY]))
    if (voices === null || !addRef.current) setFocus(`voices.${before.length}.name`)
  }
  const showNone = () => {
    flushSync(() => set([]))
    addRef.current?.focus()
  }
  if (voices === null)
    return (
      <>
        <strong className="text-sm font-semibold text-tomato">Placeholder</strong>
        <p className="max-w-prose text-sm text-ink-soft">
          The home page shows three invented samples. Consumer law forbids invented reviews: write real ones, or show
          none.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="secondary" onClick={add}>
            Write real ones
          </Button>
          <Button tone="secondary" onClick={showNone}>
            Show none
          </Button>
        </div>
      </>
    )
  return (
    <>
      {voices.length === 0 && <p className="text-sm text-ink-soft">None: the home page shows its figures alone.</p>}
      {/* A list, in which the focus moves on when its entry is removed. */}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {voices.map((_, index) => (
          <li key={index}>
            <VoiceEntry index={index} onRemove={() => set(voices.filter((__, other) => other !== index))} />
          </li>
        ))}
      </ul>
      {voices.length < VOICES_MAX && (
        <Button ref={addRef} tone="secondary" className="justify-self-start" onClick={add}>
          Add a voice
        </Button>
      )}
    </>
  )
}
