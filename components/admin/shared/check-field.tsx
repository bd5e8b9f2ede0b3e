import type { ComponentProps } from 'react'

type CheckProps = Omit<ComponentProps<'input'>, 'className'> & { label: string; className?: string }

/** A checkbox, or by `type` a radio button, with its label; `className` is for the label. */
export function CheckField({ label, className = 'gap-3', ...input }: CheckProps) {
  return (
    <label className={`flex min-h-11 items-center text-sm ${className}`}>
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  )
}

type ChoiceProps<Value> = {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A group of radio buttons. */
export function ChoiceField<Value>({ legend, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="grid content-start">
      <legend className="text-sm font-semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckField
          key={label}
          type="radio"
          label={label}
          name={name}
          value={String(value)}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </fieldset>
  )
}
