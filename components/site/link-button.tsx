import Link from 'next/link'
import type { ReactNode } from 'react'
import { type ButtonLooks, cutButton } from './cut-button'

type Props = ButtonLooks & {
  href: string
  /** False: fetched when it is pressed, for a link that most people pass. */
  prefetch?: false
  children: ReactNode
}

/** A link that asks to be pressed. */
export function LinkButton({ href, prefetch, children, ...looks }: Props) {
  return (
    <Link href={href} {...(prefetch === false && { prefetch })} className={cutButton(looks)}>
      {children}
    </Link>
  )
}
