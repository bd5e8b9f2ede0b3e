import { Link } from '@/components/ui/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { currentMark } from './current-mark'

export type NavLinkProps = {
  href: string
  activeUnder?: readonly string[] | undefined
  className?: string
  children: ReactNode
}

/** A link with `aria-current` on its own page (see `currentMark`). */
export function NavLink({ href, activeUnder, className, children }: NavLinkProps) {
  return (
    <Link href={href} aria-current={currentMark(usePathname(), href, activeUnder)} className={className}>
      {children}
    </Link>
  )
}
