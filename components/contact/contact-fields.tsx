import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import type { ContactDraft } from '@/lib/contact/draft'
import { contactForm } from '@/lib/content/contact-form'
import { InterestChoice } from './interest-choice'

const { fields, hints, requiredLabel, optionalLabel } = contactForm

type Props = { draft: Partial<ContactDraft>; errors: Partial<ContactDraft> }

type TextProps = Props & {
  name: 'name' | 'email' | 'phone' | 'subject'
  type: 'text' | 'email' | 'tel'
  autoComplete: string
}

function TextField({ name, type, autoComplete, draft, errors }: TextProps) {
  const isRequired = name !== 'phone'
  return (
    <Field
      label={`${fields[name]} (${isRequired ? requiredLabel : optionalLabel})`}
      hint={name === 'phone' ? hints.phone : undefined}
      error={errors[name]}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          autoComplete={autoComplete}
          required={isRequired}
          defaultValue={draft[name]}
          className={controlStyles}
        />
      )}
    </Field>
  )
}

/** The six fields. The browser checks them by their attributes alone; limits are the server's word. */
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
      <Field label={`${fields.message} (${requiredLabel})`} hint={hints.message} error={errors.message}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            required
            rows={7}
            defaultValue={draft.message}
            className={controlStyles}
          />
        )}
      </Field>
      <InterestChoice chosen={draft.interests ?? ''} error={errors.interests} />
    </div>
  )
}
