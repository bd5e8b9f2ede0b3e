import { Icon } from '@/components/ui/icon'
import { arrowUpRight } from '@/components/ui/shell-outlines'
import { Link } from '@/components/ui/link'
import { shell } from '@/lib/content/shell'

type Props = { href: string; name: string; newTab?: boolean; className?: string }

const looks = 'inline-flex min-h-11 items-center gap-1.5 py-2 leading-snug underline-offset-4 hover:underline'

/** A link to a tool. One that opens a new tab shows an arrow and says so to screen readers. */
export function ToolLink({ href, name, newTab = false, className = '' }: Props) {
  if (!newTab)
    return (
      <Link href={href} className={`${looks} ${className}`}>
        {name}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noopener" className={`${looks} ${className}`}>
      <span>
        {name} <span className="sr-only">{shell.newTab}</span>
      </span>
      <Icon outline={arrowUpRight} className="size-4 shrink-0 opacity-70" />
    </a>
  )
}
