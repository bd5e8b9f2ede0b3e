import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { type ButtonLooks, cutButton } from './cut-button'

type Props = ButtonLooks & {
  href: string
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ href, children, ...looks }: Props) {
  return (
    <Link href={href} className={cutButton(looks)}>
      {children}
    </Link>
  )
}
