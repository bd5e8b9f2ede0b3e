import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  actions?: ReactNode
  /** What the page is for, below its heading: a text, or paragraphs. */
  intro?: ReactNode
  /** 'text', for texts and forms, is a narrower column. */
  width?: 'text' | 'list'
  /** For lists, where every line counts. */
  isDense?: boolean
  children: ReactNode
}

export function PanelPage({ title, actions, intro, width = 'list', isDense = false, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] ${width === 'text' ? 'max-w-4xl' : ''} ${isDense ? 'gap-2' : 'gap-6'}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="font-display text-[1.75rem] font-semibold wrap-anywhere">{title}</h1>
            {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
          </div>
          {intro && (
            <div className="grid max-w-prose gap-2 text-sm text-ink-soft">
              {typeof intro === 'string' ? <p>{intro}</p> : intro}
            </div>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}

/** A part of a page, below its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A list below a small heading and an optional note. */
export function HeadedList({ heading, note, children }: { heading: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="border-b border-line pb-3 text-sm text-ink-soft">
        <h2 id={id} className="font-sans text-sm font-semibold text-ink-soft">
          {heading}
        </h2>
        {note && <p>{note}</p>}
      </div>
      <ul>{children}</ul>
    </section>
  )
}

type EmptyStateProps = { title: string; text?: string; children?: ReactNode }

/** Shown in place of a list without entries, or of an entry that is gone. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border border-dashed border-ink-soft/60 px-6 py-10">
      <h2 className="font-display font-semibold text-xl">{title}</h2>
      <div className="grid max-w-prose justify-items-start gap-3 text-ink-soft">
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
