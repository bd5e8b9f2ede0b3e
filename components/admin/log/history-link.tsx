import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button'
import { logHref, readLog } from '@/lib/audit/params'

/** For admins, who may read the log: its entries about one object, by the object's id. */
export const HistoryLink = ({ of, role }: { of: string; role: string }) =>
  role === 'admin' && (
    <Link href={logHref(readLog({ object: of }))} className={buttonStyles('secondary')}>
      History
    </Link>
  )
