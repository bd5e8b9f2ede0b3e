import Link from 'next/link'
import type { ReactNode } from 'react'
import { type ButtonLooks, cutButton } from './cut-button'

/** A link that asks to be pressed. */
export function LinkButton({ href, children, ...looks }: ButtonLooks & { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={cutButton(looks)}>
      {children}
    </Link>
  )
}
