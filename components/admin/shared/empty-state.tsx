import type { ReactNode } from 'react'

/** What stands where a list would: why it is empty, and what to do about it. */
export function EmptyState({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-xl border border-dashed border-ink-soft/60 px-6 py-10">
      <h2 className="font-display font-semibold text-xl">{title}</h2>
      <div className="grid max-w-prose justify-items-start gap-3 text-ink-soft">{children}</div>
    </div>
  )
}
