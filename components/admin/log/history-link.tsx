'use client'

import { ButtonLink } from '../shared/button-link'
import { useHolder } from '../shared/rights'
import { logList } from '@/lib/audit/params'
import { may } from '@/lib/auth/rights'

type Props = {
  of: string
  /** The object's name, for a list with several such links. */
  name?: string
}

/** A link to the log entries of one object (`of`: its id), for accounts that may read the log. */
export const HistoryLink = ({ of, name }: Props) =>
  may(useHolder(), 'log') && (
    <ButtonLink
      href={logList.href({ object: of })}
      {...(name && { tone: 'quiet', 'aria-label': `History of ${name}` })}
    >
      History
    </ButtonLink>
  )
