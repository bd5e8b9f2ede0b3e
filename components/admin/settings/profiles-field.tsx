import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { PROFILES_MAX } from '@/lib/settings/fields'
import type { SettingsForm } from '@/lib/settings/form'
import type { SocialProfile } from '@/lib/site-settings'

/** The social profiles: the defaults until an admin changes them. */
export function ProfilesField({ defaults }: { defaults: readonly SocialProfile[] }) {
  const { control, register, setValue, setFocus, formState } = useFormContext<SettingsForm>()
  const profiles = useWatch({ control, name: 'socialProfiles' })
  const addRef = useRef<HTMLButtonElement>(null)
  const set = (next: SocialProfile[]) =>
    setValue('socialProfiles', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  // Each button that disappears when it is pressed moves the focus.
  const writeOwn = () => {
    flushSync(() => set([...defaults]))
    setFocus('socialProfiles.0.name')
  }
  const add = (before: readonly SocialProfile[]) => {
    flushSync(() => set([...before, { name: '', url: 'https://' }]))
    if (!addRef.current) setFocus(`socialProfiles.${before.length}.name`)
  }
  if (profiles === null)
    return (
      <>
        <strong className="text-sm font-semibold text-tomato">Placeholder</strong>
        <ul className="grid gap-1 text-sm text-ink-soft">
          {defaults.map(({ name, url }) => (
            <li key={url} className="wrap-anywhere">
              {name}: {url}
            </li>
          ))}
        </ul>
        <Button tone="secondary" className="justify-self-start" onClick={writeOwn}>
          Write your own
        </Button>
      </>
    )
  const errors = formState.errors.socialProfiles
  return (
    <>
      {profiles.length === 0 && <p className="text-sm text-ink-soft">None: the footer names no profile.</p>}
      <ul className="grid gap-4">
        {profiles.map((_, index) => (
          <li key={index} className="grid items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]">
            <InputField
              label={`Name of profile ${index + 1}`}
              error={errors?.[index]?.name?.message}
              {...register(`socialProfiles.${index}.name`)}
              autoComplete="off"
            />
            <InputField
              label={`Address of profile ${index + 1}`}
              error={errors?.[index]?.url?.message}
              {...register(`socialProfiles.${index}.url`)}
              type="url"
              autoComplete="off"
            />
            <Button
              tone="quiet"
              aria-label={`Remove profile ${index + 1}`}
              className="sm:mt-6"
              onClick={() => set(profiles.filter((__, other) => other !== index))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {profiles.length < PROFILES_MAX && (
        <Button ref={addRef} tone="secondary" className="justify-self-start" onClick={() => add(profiles)}>
          Add a profile
        </Button>
      )}
    </>
  )
}
