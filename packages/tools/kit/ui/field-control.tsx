import type { ChangeEvent } from 'react'
import { type ControlProps, controlStyles, Field as Labelled } from '../../site-controls'
import { LINE_MAX } from '../inputs'
import { percentHint } from '../integer-inputs'
import { parseNumber, unitOf } from '../parse-number'
import type { ChoiceField, LongTextField, NumberField, SimpleField, TextField } from '../types'
import type { ControlState } from './control-state'
import { LongTextControl, longTextMax } from './long-text-control'

type Props<F> = { field: F; state: ControlState; control: ControlProps }

const isNumber = (field: SimpleField): field is NumberField =>
  field.kind === 'money' || field.kind === 'number' || field.kind === 'integer' || field.kind === 'percent'
const isChoice = (field: SimpleField): field is ChoiceField => field.kind === 'choice' || field.kind === 'radio'
const isLong = (field: SimpleField): field is LongTextField =>
  field.kind === 'long-text' || field.kind === 'list' || field.kind === 'code'

/** Longer than any number that a tool accepts. */
const NUMBER_MAX = 40

/** Props that every control with a single value shares. */
const sharedProps = <E extends HTMLInputElement | HTMLSelectElement>({ state, control }: Props<SimpleField>) => ({
  ...control,
  name: state.formName,
  value: state.value,
  onChange: (event: ChangeEvent<E>) => state.onChange(event.target.value),
  onBlur: state.onLeave,
  className: `${controlStyles} tool-control`,
})

/** A slider for the value. The field beside it also accepts values that the slider cannot reach. */
function Slider({ field, state }: { field: NumberField; state: ControlState }) {
  if (!field.slider) return null
  const parsed = parseNumber(state.value, field)
  return (
    <input
      type="range"
      aria-label={`${field.label}, slider`}
      {...field.slider}
      value={parsed.ok ? parsed.value : 0}
      onChange={(event) => state.onChange(event.target.value)}
      className="h-11 w-full accent-accent noscript:hidden"
    />
  )
}

function NumberControl(props: Props<NumberField>) {
  const { field, state } = props
  const unit = unitOf(field)
  const control = sharedProps<HTMLInputElement>(props)
  return (
    <div>
      <div className="relative">
        <input
          {...control}
          inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
          maxLength={NUMBER_MAX}
          autoComplete="off"
          className={`${control.className} tabular-nums`}
          style={unit ? { paddingInlineEnd: `${unit.length * 0.6 + 1.5}rem` } : undefined}
        />
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft"
          >
            {unit}
          </span>
        )}
      </div>
      <Slider field={field} state={state} />
    </div>
  )
}

function TextControl(props: Props<TextField>) {
  const { field } = props
  const isAddress = field.kind === 'url'
  return (
    <input
      {...sharedProps<HTMLInputElement>(props)}
      type={isAddress ? 'text' : field.kind}
      inputMode={isAddress ? 'url' : undefined}
      maxLength={field.maxLength ?? LINE_MAX}
      autoComplete={field.autoComplete ?? 'off'}
      placeholder={field.kind === 'month' ? 'YYYY-MM' : undefined}
      {...(field.kind === 'date' && { min: '1900-01-01', max: '2100-12-31' })}
    />
  )
}

function SelectControl(props: Props<ChoiceField>) {
  const { options } = props.field
  const { value } = props.state
  return (
    <select {...sharedProps<HTMLSelectElement>(props)}>
      {/* A value from a link: without an option of its own the browser would show the first one. */}
      {!options.some((one) => one.value === value) && <option value={value}>{value}</option>}
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  )
}

/** Choices side by side, as a group with a legend. */
function Radios({ field, state, id }: { field: ChoiceField; state: ControlState; id: string }) {
  return (
    <fieldset className="min-w-0" data-wrong={state.error && ''}>
      <legend className="text-sm font-semibold">{field.label}</legend>
      {field.hint && <p className="mt-1 text-sm text-ink-soft">{field.hint}</p>}
      <div className="flex flex-wrap gap-x-6">
        {field.options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={state.formName ?? id}
              value={value}
              checked={state.value === value}
              onChange={() => state.onChange(value)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {state.error && <p className="text-sm font-medium text-tomato">{state.error}</p>}
    </fieldset>
  )
}

function Flag({ field, state }: { field: SimpleField; state: ControlState }) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 self-end">
      <input
        type="checkbox"
        name={state.formName}
        value="yes"
        checked={state.value === 'yes'}
        onChange={(event) => state.onChange(event.target.checked ? 'yes' : '')}
        className="size-5 shrink-0 accent-accent"
      />
      <span>
        {field.label}
        {field.hint && <span className="block text-sm text-ink-soft">{field.hint}</span>}
      </span>
    </label>
  )
}

/** Advice for a valid field: a percentage under 1, a text that was cut. */
function adviceOf(field: SimpleField, value: string): string | null {
  if (field.kind === 'percent') return percentHint(value)
  if (!isLong(field)) return null
  const max = longTextMax(field)
  return value.length >= max ? `Only the first ${max.toLocaleString('en-GB')} characters were kept.` : null
}

/** The target of the error summary's link without JavaScript. */
export const fieldId = (path: string) => `field-${path}`

/** Long texts take a whole line; short fields share one where there is room. */
export const isWide = (field: SimpleField): boolean => isLong(field) || field.kind === 'url' || field.kind === 'radio'

/** One field with its label, hint, advice and message. */
export function FieldControl({ field, state, id }: { field: SimpleField; state: ControlState; id: string }) {
  if (field.kind === 'flag') return <Flag field={field} state={state} />
  if (field.kind === 'radio') return <Radios field={field} state={state} id={id} />
  const advice = adviceOf(field, state.value)
  return (
    <Labelled
      label={state.isOptional ? `${field.label} (optional)` : field.label}
      hint={field.hint}
      error={state.error}
      {...(advice && { aside: <span role="status">{advice}</span> })}
    >
      {(control) => {
        if (isNumber(field)) return <NumberControl field={field} state={state} control={control} />
        if (isChoice(field)) return <SelectControl field={field} state={state} control={control} />
        if (isLong(field)) return <LongTextControl field={field} state={state} control={control} />
        return <TextControl field={field as TextField} state={state} control={control} />
      }}
    </Labelled>
  )
}
