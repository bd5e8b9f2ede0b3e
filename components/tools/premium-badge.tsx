import { Star } from 'lucide-react'
import { toolsDirectory } from '@/lib/content/tools'

/** Marks the larger tools. Not a price. */
export function PremiumBadge({ className = '' }: { className?: string }) {
  return (
    <span className={`stamp inline-flex items-center gap-1.5 ${className}`}>
      <Star aria-hidden="true" className="size-3.5 fill-current" />
      {toolsDirectory.premiumBadge}
    </span>
  )
}
