import { contactForm, contactInterests } from '@/lib/content/contact-form'

const { fields, hints, optionalLabel, noInterest } = contactForm

const choices = [{ value: '', label: noInterest }, ...contactInterests.map((value) => ({ value, label: value }))]

const chip = [
  'tint-saffron flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border border-ink-soft/75 bg-paper px-3 py-2 text-base leading-snug',
  'has-checked:border-ink has-checked:bg-tint has-checked:font-semibold',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-saffron',
].join(' ')

/** The health interest: one of six, or none. Radios, so that all six are read before one is chosen. */
export function InterestChoice({ chosen, error }: { chosen: string; error?: string | undefined }) {
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
              className="size-4 shrink-0 accent-accent outline-none"
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
