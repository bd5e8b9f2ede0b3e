import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button, chevronDown, Icon } from '../../site-controls'
import { isOptional, isVisible, wrongFields } from '../form'
import { encodeShare } from '../share'
import type { Field, FieldGroup } from '../types'
import { CopyButton } from './copy-button'
import { FieldControl, fieldId, isWide } from './field-control'
import { KeepDraft } from './keep-draft'
import { RowsEditor } from './rows-editor'
import type { Tool } from './use-tool'

/** `getAction` is set only for calculators that work without JavaScript. */
type Props = {
  tool: Tool
  getAction?: string | undefined
  submit?: string
}

/** A wrong control, or the first control of wrong rows; without rows, the button that adds one. */
const WRONG = '[aria-invalid="true"], fieldset[data-wrong] :is(input, select, textarea, [data-add])'

function OneField({ field, tool, hasNames }: { field: Field; tool: Tool; hasNames: boolean }) {
  const value = tool.values[field.name]
  if (field.kind === 'rows')
    return (
      <RowsEditor
        field={field}
        rows={Array.isArray(value) ? value : []}
        errors={tool.errors}
        isOptional={isOptional(field, tool.values)}
        hasNames={hasNames}
        onChange={(rows) => tool.set(field.name, rows)}
        onLeave={tool.leave}
      />
    )
  return (
    <FieldControl
      id={field.name}
      field={field}
      state={{
        value: typeof value === 'string' ? value : '',
        error: tool.errors[field.name],
        isOptional: isOptional(field, tool.values),
        formName: hasNames ? field.name : undefined,
        onChange: (next) => tool.set(field.name, next),
        onLeave: () => tool.leave(field.name),
      }}
    />
  )
}

function Fields({ group, tool, hasNames }: { group: FieldGroup; tool: Tool; hasNames: boolean }) {
  return (
    <div className="tool-fields">
      {group.note && <p className="tool-wide text-sm text-ink-soft">{group.note}</p>}
      {group.fields
        .filter((field) => isVisible(field, tool.values))
        .map((field) => (
          <div
            key={field.name}
            id={fieldId(field.name)}
            className={field.kind === 'rows' || isWide(field) ? 'tool-wide' : 'tool-cell'}
            data-field={field.kind === 'rows' ? undefined : field.name}
          >
            <OneField field={field} tool={tool} hasNames={hasNames} />
          </div>
        ))}
    </div>
  )
}

type FoldProps = { title: string; isOpen?: boolean; className?: string; children: ReactNode }

/** A closed part of a form. */
export const FormFold = ({ title, isOpen = false, className = '', children }: FoldProps) => (
  <details className={`group border-t border-line ${className}`} open={isOpen || undefined}>
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold underline-offset-4 hover:underline">
      {title}
      <Icon
        outline={chevronDown}
        className="size-4 shrink-0 text-accent transition-transform duration-200 ease-out group-open:rotate-180"
      />
    </summary>
    {children}
  </details>
)

function Group({ group, tool, hasNames }: { group: FieldGroup; tool: Tool; hasNames: boolean }) {
  const fields = <Fields group={group} tool={tool} hasNames={hasNames} />
  // A group with a message must be open.
  const isWrong = wrongFields({ groups: [group] }, tool.errors).length > 0
  if (group.folded)
    return (
      <FormFold title={group.legend ?? 'More'} isOpen={isWrong}>
        <div className="pt-2 pb-4">{fields}</div>
      </FormFold>
    )
  if (!group.legend) return fields
  return (
    <fieldset className="min-w-0 border-t-2 border-ink pt-4">
      <legend className="float-left mb-3 w-full font-display text-xl font-semibold">{group.legend}</legend>
      <div className="clear-both">{fields}</div>
    </fieldset>
  )
}

/** The error summary of a submitted form: the number of wrong fields, and a link to the first. */
function ErrorSummary({ tool, focusFirst }: { tool: Tool; focusFirst: () => void }) {
  const wrong = tool.isSent ? wrongFields(tool.form, tool.errors) : []
  const [first] = wrong
  if (!first) return null
  return (
    <p className="border-l-4 border-tomato bg-paper-raised px-4 py-2.5">
      {wrong.length === 1
        ? 'One field is missing or wrong: '
        : `${wrong.length} fields are missing or wrong. The first: `}
      <a
        href={`#${fieldId(first.path)}`}
        className="font-semibold underline underline-offset-4"
        onClick={(event) => {
          event.preventDefault()
          focusFirst()
        }}
      >
        {first.label}
      </a>
    </p>
  )
}

/** The form: example and clear, the fields, the link and the draft. */
export function ToolForm({ tool, getAction, submit = 'Calculate' }: Props) {
  const element = useRef<HTMLFormElement>(null)
  const focusFirst = () => element.current?.querySelector<HTMLElement>(WRONG)?.focus()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (tool.submit())
      element.current?.closest('.tool-screen')?.querySelector<HTMLElement>('.tool-result-head')?.focus()
    else focusFirst()
  }
  const link = () => {
    const fragment = encodeShare(tool.values, tool.form.empty)
    return fragment && `${window.location.origin}${window.location.pathname}${fragment}`
  }
  return (
    <form
      ref={element}
      method="get"
      action={getAction}
      noValidate
      onSubmit={onSubmit}
      className="tool-form grid content-start gap-6"
      data-example={tool.isExample || undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 noscript:hidden">
        <p className="text-sm text-ink-soft">{tool.isExample ? 'An example. Type over it.' : 'Your values.'}</p>
        <div className="flex gap-2">
          <Button tone="secondary" onClick={tool.showExample}>
            Example
          </Button>
          <Button tone="secondary" onClick={tool.clear}>
            Clear
          </Button>
        </div>
      </div>
      <ErrorSummary tool={tool} focusFirst={focusFirst} />
      {tool.form.groups.map((group, index) => (
        <Group key={group.legend ?? index} group={group} tool={tool} hasNames={getAction !== undefined} />
      ))}
      <div className="flex flex-wrap items-center gap-3 max-sm:gap-x-4">
        <Button type="submit">{submit}</Button>
        {!tool.isPersonal && (
          <div className="contents noscript:hidden">
            <CopyButton
              text={link}
              label="Copy a link to these values"
              refusal="These values are too long for a link."
              tone="quiet"
              className="underline max-sm:-ml-4"
            />
          </div>
        )}
      </div>
      <KeepDraft tool={tool} />
    </form>
  )
}
