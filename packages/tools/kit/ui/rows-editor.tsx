import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { RemoveButton } from './remove-button'
import { arrowDown, arrowUp, Button, Icon, IconButton, plus } from '../../site-controls'
import { emptyRow, type FieldErrors, isOptional, isVisible } from '../form'
import type { Row, RowsField } from '../types'
import { upperFirst } from '../words'
import { FieldControl, fieldId, isWide } from './field-control'

type Props = {
  field: RowsField
  rows: readonly Row[]
  errors: FieldErrors
  isOptional: boolean
  /** Whether the fields have names, for a GET form. */
  hasNames: boolean
  onChange: (rows: readonly Row[]) => void
  onLeave: (path: string) => void
}

const moved = (rows: readonly Row[], from: number, to: number): readonly Row[] =>
  rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1))

const MOVES = [
  { way: 'up', outline: arrowUp, step: -1 },
  { way: 'down', outline: arrowDown, step: 1 },
]

type RowProps = Pick<Props, 'field' | 'rows' | 'errors' | 'hasNames' | 'onChange' | 'onLeave'> & { index: number }

function RowFields({ field, rows, errors, hasNames, onChange, onLeave, index }: RowProps) {
  const row = rows[index] ?? {}
  return (
    <div className="tool-row">
      {field.fields
        .filter((column) => isVisible(column, row))
        .map((column) => {
          const path = `${field.name}.${index}.${column.name}`
          return (
            <div
              key={column.name}
              id={fieldId(path)}
              className={isWide(column) ? 'tool-wide' : 'tool-cell'}
              data-field={path}
            >
              <FieldControl
                id={path}
                field={column}
                state={{
                  value: row[column.name] ?? '',
                  error: errors[path],
                  isOptional: isOptional(column, row),
                  formName: hasNames ? path : undefined,
                  onChange: (value) => onChange(rows.with(index, { ...row, [column.name]: value })),
                  onLeave: () => onLeave(path),
                }}
              />
            </div>
          )
        })}
    </div>
  )
}

type ButtonsProps = Pick<RowProps, 'field' | 'rows' | 'index'> & {
  onMove: (step: number, way: string) => void
  onRemove: () => void
}

function RowButtons({ field: { item, min = 0 }, rows, index, onMove, onRemove }: ButtonsProps) {
  return (
    <div className="flex justify-end">
      {MOVES.map(({ way, outline, step }) => (
        <IconButton
          key={way}
          label={`Move ${item} ${index + 1} ${way}`}
          icon={<Icon outline={outline} className="size-5" />}
          aria-disabled={!rows[index + step]}
          className="noscript:hidden"
          onClick={() => rows[index + step] && onMove(step, way)}
          data-move={way}
        />
      ))}
      <RemoveButton
        label={`Remove ${item} ${index + 1}`}
        aria-disabled={rows.length <= min}
        className="noscript:hidden"
        onClick={() => rows.length > min && onRemove()}
      />
    </div>
  )
}

/** Rows of fields, with buttons to add, remove and move; no dragging is needed. */
export function RowsEditor({ isOptional: mayBeEmpty, ...props }: Props) {
  const { field, rows, errors, onChange } = props
  const root = useRef<HTMLFieldSetElement>(null)
  const errorId = useId()
  const { name, item, max } = field

  const change = (next: readonly Row[], focus: string) => {
    flushSync(() => onChange(next))
    root.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  const rowOf = (index: number, rest: string) => `[data-row="${index}"] ${rest}`
  const add = () => change([...rows, emptyRow(field)], rowOf(rows.length, ':is(input, select, textarea)'))
  const move = (index: number, step: number, way: string) =>
    change(moved(rows, index, index + step), rowOf(index + step, `[data-move="${way}"]`))

  return (
    <fieldset
      ref={root}
      className="min-w-0"
      aria-describedby={errors[name] ? errorId : undefined}
      data-wrong={errors[name] ? '' : undefined}
    >
      <legend className="font-semibold">{mayBeEmpty ? `${field.label} (optional)` : field.label}</legend>
      {field.hint && <p className="mt-1 text-sm text-ink-soft">{field.hint}</p>}
      {errors[name] && (
        <p id={errorId} className="mt-1 text-sm font-medium text-tomato">
          {errors[name]}
        </p>
      )}
      {rows.map((_, index) => (
        <fieldset key={index} data-row={index} className="mt-3 min-w-0 border-t border-line pt-3">
          <legend className="float-left pt-2.5 text-sm text-ink-soft">
            {upperFirst(item)} {index + 1}
          </legend>
          <RowButtons
            field={field}
            rows={rows}
            index={index}
            onMove={(step, way) => move(index, step, way)}
            onRemove={() => change(rows.toSpliced(index, 1), '[data-add]')}
          />
          <RowFields {...props} index={index} />
        </fieldset>
      ))}
      <Button
        tone="secondary"
        data-add=""
        className="mt-3 noscript:hidden"
        aria-disabled={rows.length >= max}
        onClick={() => rows.length < max && add()}
      >
        <Icon outline={plus} />
        {`Add ${item}`}
      </Button>
    </fieldset>
  )
}
