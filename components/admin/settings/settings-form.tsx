'use client'

import { type ReactNode, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { useActionForm } from '../shared/use-action-form'
import { useLeaveWarning } from '../shared/use-leave-warning'
import { LogoField } from './logo-field'
import { ProfilesField } from './profiles-field'
import { SettingsPreview } from './settings-preview'
import { TextField } from './text-field'
import { VoicesField } from './voices-field'
import { Button } from '@/components/ui/button'
import { saveSettings } from '@/lib/settings/actions'
import { PART_NAMES, PARTS } from '@/lib/settings/fields'
import {
  formOf,
  isPlaceholder,
  isSamePart,
  savedMeanwhile,
  type SettingsForm as FormValues,
  settingsSchema,
  storedOf,
} from '@/lib/settings/form'
import type { Settings } from '@/lib/settings/store'
import { GROUPS, ownerDefaults, type OwnerValues, type PartName, TEXT_NAMES, type TextName } from '@/lib/site-settings'
import { counted } from '@/lib/text'

/** Merges the values typed here over another admin's stored values (`present`). */
function merged(base: Settings, present: Settings, mine: FormValues): FormValues {
  const [before, theirs] = [formOf(base.fields), formOf(present.fields)]
  const isMine = (name: TextName) => mine.texts[name] !== before.texts[name]
  const own = Object.fromEntries(TEXT_NAMES.filter(isMine).map((name) => [name, mine.texts[name]]))
  const ownParts = PART_NAMES.filter((name) => !isSamePart(mine[name], before[name]))
  return {
    version: present.version,
    ...theirs,
    texts: { ...theirs.texts, ...own },
    ...Object.fromEntries(ownParts.map((name) => [name, mine[name]])),
  }
}

/** The form of the settings. `news`: a message about changes by another admin since the form was loaded. */
function useSettingsForm(initial: Settings) {
  const [base, setBase] = useState(initial)
  const [news, setNews] = useState<string | null>(null)
  const { form, save, isSubmitting } = useActionForm({
    schema: settingsSchema,
    defaultValues: { version: initial.version, ...formOf(initial.fields) },
    failed: 'Not saved',
    async send(values) {
      const result = await saveSettings(values)
      if ('present' in result) takeOver(result.present, form.getValues())
      return result
    },
    onDone({ version }, values, resetTo) {
      setBase({ ...base, fields: storedOf(values), version })
      setNews(null)
      resetTo({ ...values, version })
      return { title: 'Settings saved', description: 'Readers see them with their next page.' }
    },
  })

  function takeOver(present: Settings, mine: FormValues) {
    setNews(savedMeanwhile(present.updatedBy ?? 'Another admin', base.fields, present.fields))
    form.reset({ version: present.version, ...formOf(present.fields) })
    form.reset(merged(base, present, mine), { keepDefaultValues: true })
    setBase(present)
  }
  return { form, save, isSubmitting, news }
}

/** The number of values that are still sample texts. */
const openCount = (typed: FormValues, defaults: OwnerValues): number =>
  TEXT_NAMES.filter((name) => isPlaceholder(typed.texts[name].trim() || defaults[name])).length +
  [typed.socialProfiles, typed.voices].filter((part) => part === null).length

/** Edits the owner's texts and links. An empty field uses and shows its default. */
export function SettingsForm({ initial }: { initial: Settings }) {
  const { form, save, isSubmitting, news } = useSettingsForm(initial)
  useLeaveWarning(form.formState.isDirty)
  const typed = useWatch({ control: form.control }) as FormValues
  const stored = storedOf(typed)
  const defaults = ownerDefaults(stored)
  const open = openCount(typed, defaults)
  const clear = (names: readonly TextName[]) => {
    for (const name of names) form.setValue(`texts.${name}`, '', { shouldDirty: true, shouldValidate: true })
  }
  const clearPart = (name: PartName) => form.setValue(name, null, { shouldDirty: true, shouldValidate: true })
  return (
    <FormProvider {...form}>
      <form onSubmit={save} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:**:scroll-mb-40">
        {open > 0 && (
          <p className="font-semibold">
            {counted(open, 'placeholder')} {open === 1 ? 'waits' : 'wait'} for your own data.
          </p>
        )}
        {GROUPS.map(({ title, note, fields }) => (
          <Group key={title} title={title} note={note} onClear={() => clear(fields)}>
            <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2">
              {fields.map((name) => (
                <TextField key={name} name={name} defaults={defaults} typed={typed.texts[name]} />
              ))}
            </div>
          </Group>
        ))}
        <Group title={PARTS.logo} onClear={() => clearPart('logo')}>
          <LogoField />
        </Group>
        <Group title={PARTS.socialProfiles} onClear={() => clearPart('socialProfiles')}>
          <ProfilesField defaults={defaults.socialProfiles} />
        </Group>
        <Group title={PARTS.voices} onClear={() => clearPart('voices')}>
          <VoicesField />
        </Group>
        <SettingsPreview stored={stored} />
        <SaveBar news={news} isSubmitting={isSubmitting} />
      </form>
    </FormProvider>
  )
}

type GroupProps = { title: string; note?: string | undefined; onClear: () => void; children: ReactNode }

function Group({ title, note, onClear, children }: GroupProps) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="font-display text-xl font-semibold">{title}</h2>
        <Button tone="quiet" aria-label={`Back to the defaults: ${title}`} onClick={onClear} className="-mr-4">
          Back to the defaults
        </Button>
        {note && <p className="basis-full text-sm text-ink-soft">{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** The save button, and a notice about changes by another admin. */
function SaveBar({ news, isSubmitting }: { news: string | null; isSubmitting: boolean }) {
  return (
    <div
      data-bottom-bar
      className="z-10 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-xl border border-ink-soft/60 bg-paper-raised px-4 py-3 shadow-paper lg:sticky lg:bottom-3"
    >
      <p role="status" className="text-sm font-semibold empty:hidden">
        {news}
      </p>
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save settings'}
      </Button>
    </div>
  )
}
