'use client'

import { type ComponentProps, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAnswer } from '../shared/admin-action'
import { partOf, withTag } from './tag-part'
import { controlStyles } from '@/components/ui/styles'
import { findTags } from '@/lib/posts/tags/actions'

/** Without an answer there are no suggestions: typing goes on without them. */
async function suggestionsFor(letters: string): Promise<string[]> {
  const result = await findTags(letters).catch(() => null)
  return result?.ok ? result.data : []
}

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  value: string
  onValue: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/**
 * A line of tags, with suggestions for the one at the caret: the arrows choose, Enter takes, Escape closes. A native
 * datalist would replace the whole line.
 */
export function TagInput({ value, onValue, onBlur, ref, ...input }: Props) {
  const listId = useId()
  const boxRef = useRef<HTMLDivElement>(null)
  /** Null: the list is closed. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(-1)
  const letters = caret === null ? '' : partOf(value, caret)
  const found = useAnswer(letters === '' ? null : letters, suggestionsFor)
  const typed = value.split(',').map((tag) => tag.trim().toLowerCase())
  const options = (found ?? []).filter((tag) => !typed.includes(tag))
  const isOpen = options.length > 0

  const close = () => {
    setCaret(null)
    setActive(-1)
  }
  const take = (tag: string | undefined) => {
    if (tag === undefined || caret === null) return
    const next = withTag(value, caret, tag)
    // At once: React would put the caret at the end.
    flushSync(() => {
      onValue(next.line)
      close()
    })
    boxRef.current?.querySelector('input')?.setSelectionRange(next.caret, next.caret)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a character is being composed, the keys belong to its own list.
    if (!isOpen || event.nativeEvent.isComposing) return
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive(active + 1 < options.length ? active + 1 : -1),
      ArrowUp: () => setActive(active < 0 ? options.length - 1 : active - 1),
      Escape: close,
      ...(active >= 0 && { Enter: () => take(options[active]) }),
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (!step) return
    event.preventDefault()
    step()
  }
  return (
    <div ref={boxRef} className="relative">
      <input
        {...input}
        ref={ref}
        value={value}
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          onValue(target.value)
          setCaret(target.selectionStart ?? target.value.length)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close()
          onBlur?.(event)
        }}
        className={controlStyles}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-lg border border-line bg-paper-raised py-1 shadow-paper"
      >
        {options.map((tag, index) => (
          <li
            key={tag}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // A press would move the focus out of the field and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(tag)}
            className="flex min-h-11 cursor-pointer items-center px-3 text-sm hover:bg-paper-sunk aria-selected:bg-paper-sunk"
          >
            {tag}
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {isOpen && (options.length === 1 ? '1 tag is suggested.' : `${options.length} tags are suggested.`)}
      </span>
    </div>
  )
}
