import { AreaField, InputField } from '@/components/ui/field'
import type { ContactDraft } from '@/lib/contact/draft'
import { contactForm, contactInterests } from '@/lib/content/contact-form'

const { fields, hints, requiredLabel, optionalLabel, noInterest } = contactForm

const choices = [{ value: '', label: noInterest }, ...contactInterests.map((value) => ({ value, label: value }))]

const chip = [
  'tint-saffron flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-ink-soft/75 bg-paper px-3 py-2 text-base leading-snug',
  'has-checked:border-ink has-checked:bg-tint has-checked:font-semibold',
  'has-focus-visible:focus-ring',
].join(' ')

/** The health interest: one of six, or none. Radio buttons, so that all six are visible before the choice. */
function InterestChoice({ chosen, error }: { chosen: string; error?: string | undefined }) {
  return (
    <fieldset aria-describedby={error ? 'interests-hint interests-error' : 'interests-hint'}>
      <legend className="text-sm font-semibold">
        {fields.interests} ({optionalLabel})
      </legend>
      <p id="interests-hint" className="mt-1.5 text-sm text-ink-soft">
        {hints.interests}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label key={value} className={chip}>
            <input
              type="radio"
              name="interests"
              value={value}
              defaultChecked={value === chosen}
              className="size-4 shrink-0 accent-accent no-ring"
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <p id="interests-error" className="mt-1.5 text-sm font-medium text-tomato">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type Props = { draft: Partial<ContactDraft>; errors: Partial<ContactDraft> }

type TextProps = Props & {
  name: 'name' | 'email' | 'phone' | 'subject'
  type: 'text' | 'email' | 'tel'
  autoComplete: string
}

function TextField({ name, type, autoComplete, draft, errors }: TextProps) {
  const isRequired = name !== 'phone'
  return (
    <InputField
      label={`${fields[name]} (${isRequired ? requiredLabel : optionalLabel})`}
      hint={name === 'phone' ? hints.phone : undefined}
      error={errors[name]}
      name={name}
      type={type}
      autoComplete={autoComplete}
      required={isRequired}
      defaultValue={draft[name]}
    />
  )
}

/** The six fields. The browser checks only their attributes; the server checks all rules. */
export function ContactFields(props: Props) {
  const { draft, errors } = props
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...props} name="name" type="text" autoComplete="name" />
        <TextField {...props} name="email" type="email" autoComplete="email" />
      </div>
      <TextField {...props} name="phone" type="tel" autoComplete="tel" />
      <TextField {...props} name="subject" type="text" autoComplete="off" />
      <AreaField
        label={`${fields.message} (${requiredLabel})`}
        hint={hints.message}
        error={errors.message}
        name="message"
        required
        rows={7}
        defaultValue={draft.message}
      />
      <InterestChoice chosen={draft.interests ?? ''} error={errors.interests} />
    </div>
  )
}
