import type { ReactNode } from 'react'
import type { DiffPart, FieldDiff } from '@/lib/posts/diff'

function Part({ part: { kind, text } }: { part: DiffPart }) {
  if (kind === 'added')
    return <ins className="rounded-sm bg-herb/20 decoration-herb decoration-2 underline-offset-2">{text}</ins>
  if (kind === 'removed') return <del className="rounded-sm bg-tomato/15 decoration-tomato decoration-2">{text}</del>
  if (kind === 'skipped') return <span className="text-ink-soft"> […] </span>
  return text
}

/** One field's difference, word by word: struck through is gone, underlined is new. */
export function FieldDiffView({ diff: { label, parts }, aside }: { diff: FieldDiff; aside?: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-xl border border-line bg-paper-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{label}</h3>
        {aside}
      </div>
      <p
        className="max-h-96 overflow-y-auto font-mono text-sm leading-relaxed break-words whitespace-pre-wrap"
        tabIndex={0}
      >
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
      </p>
    </section>
  )
}
