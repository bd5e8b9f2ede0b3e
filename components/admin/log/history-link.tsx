'use client'

import { ButtonLink } from '../shared/button-link'
import { useHolder } from '../shared/rights'
import { logList } from '@/lib/audit/params'
import { may } from '@/lib/auth/rights'

type Props = {
  of: string
  /** What the object is called, where several such links stand below each other. */
  name?: string
}

/** For who may read the log: its entries about one object, by the object's id. */
export const HistoryLink = ({ of, name }: Props) =>
  may(useHolder(), 'log') && (
    <ButtonLink
      href={logList.href({ object: of })}
      {...(name && { tone: 'quiet', 'aria-label': `History of ${name}` })}
    >
      History
    </ButtonLink>
  )
