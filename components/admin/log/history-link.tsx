import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button'
import { logHref, readLog } from '@/lib/audit/params'

type Props = {
  of: string
  role: string
  /** What the object is called, where several such links stand below each other. */
  name?: string
}

/** For admins, who may read the log: its entries about one object, by the object's id. */
export const HistoryLink = ({ of, role, name }: Props) =>
  role === 'admin' && (
    <Link
      href={logHref(readLog({ object: of }))}
      className={buttonStyles(name ? 'quiet' : 'secondary')}
      {...(name && { 'aria-label': `History of ${name}` })}
    >
      History
    </Link>
  )
