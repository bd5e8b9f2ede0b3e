import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { artPath, SPOT_SIZE } from '@/lib/drawing/addresses'

/** An empty plate, above the words that say that a list is empty. */
export const EmptyPlate = ({ className = '' }: { className?: string }) => (
  <Picture src={artPath.spot('empty-plate')} alt="" {...SPOT_SIZE} unoptimized className={`art h-auto ${className}`} />
)

/** Shown in place of an empty list. `children`: links to other pages. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="py-12 text-center">
      <EmptyPlate className="mx-auto w-60" />
      <h2 className="mt-6 text-h2">{title}</h2>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">{text}</p>
      {children}
    </div>
  )
}
