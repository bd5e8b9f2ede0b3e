import { Link } from '@/components/ui/link'
import type { ReactNode } from 'react'
import { type ButtonLooks, cutButton } from './cut-button'

type Props = ButtonLooks & {
  href: string
  children: ReactNode
}

export function LinkButton({ href, children, ...looks }: Props) {
  return (
    <Link href={href} className={cutButton(looks)}>
      {children}
    </Link>
  )
}
