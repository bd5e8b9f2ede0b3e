import type { ReactNode } from 'react'
import { LocalTime } from '../shared/local-time'
import type { Message } from '@/lib/contact/inbox/queries'
import { mailAddress } from '@/lib/contact/inbox/reply'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const linkStyles = 'inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-0'

/** Who wrote, and what: as it was typed, links and markup included, as plain text. */
export function MessageDetails({ message }: { message: Message }) {
  const { name, email, phone, interests, createdAt } = message
  return (
    <>
      <dl className="grid gap-2 text-sm">
        <Fact name="From">{name}</Fact>
        <Fact name="Email">
          <a href={`mailto:${mailAddress(email)}`} className={linkStyles}>
            {email}
          </a>
        </Fact>
        {phone && (
          <Fact name="Phone">
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkStyles}>
              {phone}
            </a>
          </Fact>
        )}
        {interests && <Fact name="Health interest">{interests}</Fact>}
        <Fact name="Received">
          <LocalTime iso={createdAt} />
        </Fact>
      </dl>
      <div className="max-w-prose rounded-xl border border-line bg-paper-raised p-5 whitespace-pre-wrap">
        {message.message}
      </div>
    </>
  )
}
