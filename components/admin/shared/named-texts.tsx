import { type DefaultValues, type Path, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { EditableLine } from './editable-line'
import { PanelSection } from './panel-page'
import { useActionForm } from './use-action-form'
import { useLeaveWarning } from './use-leave-warning'
import { Button } from '@/components/ui/button'
import { DialogActions } from '@/components/ui/dialog'
import { AreaField, CharacterCounter, InputField } from '@/components/ui/field'
import type { ActionResult } from '@/lib/action-result'

/** A stored text of the panel; `id` is null for a new one. `title` defaults to the name. */
type Named = { id: string | null; name: string; title?: string }

/** A field of the form. `isFixed`: can only be set for a new text. */
type Line<Text> = { name: Path<Text>; label: string; hint?: string; max: number; isFixed?: true }

type Kind<Text extends Named> = {
  kind: 'block' | 'reply'
  schema: z.ZodType<Text, Text>
  empty: Text
  lines: readonly Line<Text>[]
  body: { of: (text: Text) => string; name: Path<Text>; hint?: string; max: number; rows: number }
  onSave: (text: Text) => Promise<ActionResult>
  afterChange?: string
}

/** The form of one text; null for a new one. */
function TextForm<Text extends Named>(props: Kind<Text> & { text: Text | null; onClose?: () => void }) {
  const { kind, schema, empty, lines, body, onSave, afterChange, text, onClose } = props
  const { form, field, save, isSubmitting } = useActionForm({
    schema,
    defaultValues: (text ?? empty) as DefaultValues<Text>,
    failed: 'Not saved',
    send: onSave,
    onDone: (_, { name }, resetTo) => {
      resetTo(empty)
      onClose?.()
      const title = `${kind === 'block' ? 'Block' : 'Reply'} “${name}” saved`
      return { title, ...(text && afterChange && { description: afterChange }) }
    },
  })
  const typed = useWatch({ control: form.control }) as Text
  useLeaveWarning(form.formState.isDirty)
  // The form of a stored text closes after the save, and would lose a change that is typed meanwhile.
  const isClosing = isSubmitting && onClose !== undefined
  return (
    <form noValidate className="grid gap-4" onSubmit={save}>
      {lines
        .filter(({ isFixed }) => !text || !isFixed)
        .map(({ name, label, hint, max, isFixed }) => (
          <InputField
            key={name}
            label={label}
            hint={hint}
            {...field(name)}
            maxLength={max}
            readOnly={isClosing}
            autoComplete="off"
            autoCapitalize={isFixed ? 'none' : undefined}
          />
        ))}
      <AreaField
        label="Text"
        hint={body.hint}
        rows={body.rows}
        readOnly={isClosing}
        aside={<CharacterCounter length={body.of(typed).trim().length} max={body.max} />}
        {...field(body.name)}
      />
      <DialogActions onCancel={onClose}>
        <Button type="submit" isBusy={isSubmitting}>
          {text ? 'Save' : 'Add'} {kind}
        </Button>
      </DialogActions>
    </form>
  )
}

type Props<Text extends Named> = Kind<Text> & {
  label: string
  texts: readonly (Text & { id: string })[]
  codeOf?: (name: string) => string
  onDelete: (id: string) => Promise<ActionResult>
  afterDelete?: string
}

/** Stored texts that can be edited in place, and a form for a new one. */
export function NamedTexts<Text extends Named>({ label, texts, codeOf, onDelete, afterDelete, ...of }: Props<Text>) {
  const { kind } = of
  return (
    <>
      <ul aria-label={label} className="border-t border-line empty:hidden">
        {texts.map((text) => {
          const { id, name, title = name } = text
          return (
            <EditableLine
              key={id}
              kind={kind}
              id={id}
              name={title}
              className="grid gap-1 py-2 sm:grid-cols-[minmax(0,1fr)_auto]"
              form={(close) => <TextForm {...of} text={text} onClose={close} />}
              onDelete={onDelete}
              deleted={{
                title: `${kind === 'block' ? 'Block' : 'Reply'} “${name}” deleted`,
                ...(afterDelete && { description: afterDelete }),
              }}
            >
              <div className="min-w-0 py-2">
                <p className="font-semibold break-words">{title}</p>
                {codeOf && (
                  <p>
                    <code className="text-sm break-all">{codeOf(name)}</code>
                  </p>
                )}
                <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-ink-soft">{of.body.of(text)}</p>
              </div>
            </EditableLine>
          )
        })}
      </ul>
      <PanelSection title={`A new ${kind}`}>
        <TextForm {...of} text={null} />
      </PanelSection>
    </>
  )
}
