import { useState } from 'react'
import { useActionForm } from '../shared/use-action-form'
import { saveSettings } from '@/lib/settings/actions'
import { PART_NAMES, TEXT_NAMES, type TextName } from '@/lib/settings/fields'
import {
  changedLabels,
  formOf,
  isSamePart,
  type SettingsForm as FormValues,
  settingsSchema,
  storedOf,
} from '@/lib/settings/form'
import type { Settings } from '@/lib/settings/store'

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
export function useSettingsForm(initial: Settings) {
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
    const changed = new Intl.ListFormat('en-GB').format(changedLabels(base.fields, present.fields))
    const who = present.updatedBy ?? 'Another admin'
    setNews(
      `${who} has changed meanwhile: ${changed}. The form shows it, except where you typed. Save again to store all.`,
    )
    form.reset({ version: present.version, ...formOf(present.fields) })
    form.reset(merged(base, present, mine), { keepDefaultValues: true })
    setBase(present)
  }
  return { form, save, isSubmitting, news }
}
