import { Icon } from '@/components/ui/icon'
import { star } from '@/components/ui/outlines'
import { toolsDirectory } from '@/lib/content/tools'

/** Marks the larger tools. It is not about a price: all tools are free. */
export function PremiumBadge({ className = '' }: { className?: string }) {
  return (
    <span className={`stamp inline-flex items-center gap-1.5 ${className}`}>
      <Icon outline={star} className="size-3.5 fill-current" />
      {toolsDirectory.premiumBadge}
    </span>
  )
}
