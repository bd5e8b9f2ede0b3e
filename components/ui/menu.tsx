import { Ellipsis } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from './button'

type MenuItem = {
  label: string
  icon?: ReactNode
  isDisabled?: boolean
} & ({ run: () => void; href?: never } | { href: string; isNewTab?: boolean; run?: never })

type Props = {
  label: string
  /** A line separates two groups. */
  groups: readonly (readonly (MenuItem | false)[] | null)[]
  /** The button's icon in place of three dots. */
  icon?: ReactNode
  children?: ReactNode
}

const itemStyles =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-sm whitespace-nowrap focus-inset hover:bg-paper-sunk focus:bg-paper-sunk aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:text-ink-soft'

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = { role: 'menuitem', tabIndex: -1, className: itemStyles } as const
  const words = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.href !== undefined)
    return (
      <a {...shared} href={item.href} {...(item.isNewTab && { target: '_blank', rel: 'noopener' })} onClick={onDone}>
        {words}
      </a>
    )
  const run = () => {
    if (item.isDisabled) return
    onDone()
    item.run()
  }
  return (
    <button {...shared} type="button" aria-disabled={item.isDisabled || undefined} onClick={run}>
      {words}
    </button>
  )
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function useMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const boxRef = useRef<HTMLDivElement>(null)
  const items = () => [...(boxRef.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (!isOpen) return
    boxRef.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !boxRef.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])

  /** Returns the focus to the button, so that a dialog that opens next returns it there too. */
  function close() {
    setIsOpen(false)
    boxRef.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    const all = items()
    const index = all.findIndex((item) => item === document.activeElement)
    const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey ? event.key.toLowerCase() : null
    const byLetter = letter
      ? [...all.slice(index + 1), ...all].find((item) => item.textContent.trim().toLowerCase().startsWith(letter))
      : undefined
    const next = byLetter ?? all[STEPS[event.key]?.(index, all.length) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { isOpen, boxRef, close, onKeyDown, toggle: () => setIsOpen(!isOpen) }
}

/** A menu of further actions behind three dots. `children` is shown below the items. */
export function Menu({ label, groups, icon, children }: Props) {
  const id = useId()
  const { isOpen, boxRef, close, onKeyDown, toggle } = useMenu()
  return (
    <div ref={boxRef} onKeyDown={onKeyDown} className="relative">
      <IconButton
        label={label}
        icon={icon ?? <Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      />
      {isOpen && (
        <div className="absolute top-full right-0 z-40 mt-1 max-h-[min(32rem,75dvh)] min-w-56 overflow-y-auto rounded-xl border border-line bg-paper-raised py-1.5 shadow-paper">
          <div id={id} role="menu" aria-label={label}>
            {groups
              .map((items) => items?.filter((item) => item !== false) ?? [])
              .filter((items) => items.length > 0)
              .map((items, index) => (
                <div
                  key={index}
                  role="group"
                  className="border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5"
                >
                  {items.map((item) => (
                    <Item key={item.label} item={item} onDone={close} />
                  ))}
                </div>
              ))}
          </div>
          {children}
        </div>
      )}
    </div>
  )
}
