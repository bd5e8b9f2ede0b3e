import { useFormContext } from 'react-hook-form'
import { Options } from '../shared/options'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { FIELDS, type TextName } from '@/lib/settings/fields'
import { isPlaceholder, type SettingsForm as FormValues } from '@/lib/settings/form'
import type { OwnerValues } from '@/lib/site'

const PLACEHOLDER = <strong className="font-semibold text-tomato">Placeholder</strong>

const Swatch = ({ colour }: { colour: string }) => (
  <span aria-hidden="true" style={{ background: colour }} className="block h-5 w-16 rounded border border-line" />
)

type FieldProps = { name: TextName; defaults: OwnerValues; typed: string }

/** A field of the settings, with its default as the placeholder. */
export function TextField({ name, defaults, typed }: FieldProps) {
  const { register, formState } = useFormContext<FormValues>()
  const { label, hint, isLong, isColour, choices } = FIELDS[name]
  const shown = typed.trim() || defaults[name]
  return (
    <Field
      label={label}
      hint={hint}
      error={formState.errors.texts?.[name]?.message}
      aside={isColour ? <Swatch colour={shown} /> : isPlaceholder(shown) && PLACEHOLDER}
    >
      {(control) => {
        const props = { ...control, ...register(`texts.${name}`), className: controlStyles }
        const usual = defaults[name]
        if (choices)
          return (
            <select {...props}>
              <Options of={[['', `As by default: ${choices[usual]}`], ...Object.entries(choices)]} />
            </select>
          )
        return isLong ? (
          <textarea {...props} placeholder={usual} rows={3} />
        ) : (
          <input {...props} placeholder={usual} autoComplete="off" />
        )
      }}
    </Field>
  )
}
