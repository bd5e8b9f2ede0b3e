import { Link } from '@/components/ui/link'
import type { LinkItem } from '@/lib/content/types'
import { type ButtonLooks, cutButton } from './cut-button'

export function LinkButton({ href, label, ...looks }: ButtonLooks & LinkItem) {
  return (
    <Link href={href} className={cutButton(looks)}>
      {label}
    </Link>
  )
}
