import { useFormContext } from 'react-hook-form'
import { Options } from '../shared/options'
import { AreaField, InputField, SelectField } from '@/components/ui/field'
import { isPlaceholder, type SettingsForm as FormValues } from '@/lib/settings/form'
import { type OwnerValues, SETTINGS, type TextName } from '@/lib/site-settings'

const PLACEHOLDER = <strong className="font-semibold text-tomato">Placeholder</strong>

const Swatch = ({ colour }: { colour: string }) => (
  <span aria-hidden="true" style={{ background: colour }} className="block h-5 w-16 rounded border border-line" />
)

/** A field of the settings, with its default as the placeholder. */
export function TextField({ name, defaults, typed }: { name: TextName; defaults: OwnerValues; typed: string }) {
  const { register, formState } = useFormContext<FormValues>()
  const { label, hint, isLong, rule } = SETTINGS[name]
  const isColour = rule === 'lightAccent' || rule === 'darkAccent'
  const usual = defaults[name]
  const shown = typed.trim() || usual
  const field = {
    label,
    hint,
    error: formState.errors.texts?.[name]?.message,
    aside: isColour ? <Swatch colour={shown} /> : isPlaceholder(shown) && PLACEHOLDER,
    ...register(`texts.${name}`),
  }
  if (typeof rule === 'object')
    return (
      <SelectField {...field}>
        <Options of={[['', `As by default: ${rule[usual]}`], ...Object.entries(rule)]} />
      </SelectField>
    )
  return isLong ? (
    <AreaField {...field} placeholder={usual} rows={3} />
  ) : (
    <InputField {...field} placeholder={usual} autoComplete="off" />
  )
}
