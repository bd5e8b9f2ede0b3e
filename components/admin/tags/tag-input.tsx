import { type ComponentProps, type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnswer } from '../shared/admin-action'
import { useWindowEvent } from '../shared/use-window-event'
import { partOf, withTag } from './tag-part'
import { controlStyles } from '@/components/ui/styles'
import { findTags } from '@/lib/posts/tags/actions'

/** Suggestions for the letters; empty after a failure, since typing works without them. */
async function suggestionsFor(letters: string): Promise<string[]> {
  const result = await findTags(letters).catch(() => null)
  return result?.ok ? result.data : []
}

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string
  onValue: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Suggestions for the tag at the caret: arrow keys select, Enter inserts, Escape closes. */
function useSuggestions(value: string, onValue: Props['onValue']) {
  const inputRef = useRef<HTMLInputElement>(null)
  /** Null: the list is closed. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(-1)
  const letters = caret === null ? '' : partOf(value, caret)
  const found = useAnswer(letters === '' ? null : letters, suggestionsFor)
  const typed = value.split(',').map((tag) => tag.trim().toLowerCase())
  const options = (found ?? []).filter((tag) => !typed.includes(tag))

  const open = (at: number | null) => {
    setCaret(at)
    setActive(-1)
  }
  // A press on a button of the editor leaves the focus in the field.
  useWindowEvent('mousedown', ({ target }) => {
    if (!(target instanceof Node && inputRef.current?.parentElement?.contains(target))) open(null)
  })
  const take = (tag: string | undefined) => {
    if (tag === undefined || caret === null) return
    const next = withTag(value, caret, tag)
    // Synchronous; otherwise React moves the caret to the end.
    flushSync(() => {
      onValue(next.line)
      open(null)
    })
    inputRef.current?.setSelectionRange(next.caret, next.caret)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, the keys belong to the input method.
    if (options.length === 0 || event.nativeEvent.isComposing) return
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive(active + 1 < options.length ? active + 1 : -1),
      ArrowUp: () => setActive(active < 0 ? options.length - 1 : active - 1),
      Escape: () => open(null),
      ...(active >= 0 && { Enter: () => take(options[active]) }),
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    step()
  }
  return { inputRef, options, active, open, take, onKeyDown }
}

type ListProps = { id: string; options: readonly string[]; active: number; onTake: (tag: string) => void }

function SuggestionList({ id, options, active, onTake }: ListProps) {
  return (
    <>
      <ul
        id={id}
        role="listbox"
        aria-label="Suggestions"
        hidden={options.length === 0}
        className="absolute inset-x-0 top-full z-40 mt-1 overflow-y-auto rounded-lg in-[dialog]:max-h-[calc(50dvh-6.5rem)] border border-line bg-paper-raised py-1 shadow-paper"
      >
        {options.map((tag, index) => (
          <li
            key={tag}
            id={`${id}-${index}`}
            ref={(line) => (index === active ? line?.scrollIntoView({ block: 'nearest' }) : undefined)}
            role="option"
            aria-selected={index === active}
            // The default action would move the focus out of the field and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(tag)}
            className="flex min-h-11 cursor-pointer items-center px-3 text-sm hover:bg-paper-sunk aria-selected:bg-paper-sunk"
          >
            {tag}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {options.length > 0 && (options.length === 1 ? '1 tag is suggested.' : `${options.length} tags are suggested.`)}
      </span>
    </>
  )
}

/** A line of tags with suggestions. A native datalist would replace the whole line. */
export function TagInput({ value, onValue, onBlur, ref, ...input }: Props) {
  const listId = useId()
  const { inputRef, options, active, open, take, onKeyDown } = useSuggestions(value, onValue)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current)
  return (
    <div className="relative">
      <input
        {...input}
        ref={inputRef}
        value={value}
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && options.length > 0 ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          onValue(target.value)
          open(target.selectionStart ?? target.value.length)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          open(null)
          onBlur?.(event)
        }}
        className={controlStyles}
      />
      <SuggestionList id={listId} options={options} active={active} onTake={take} />
    </div>
  )
}
