'use client'

import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { Button } from '@/components/ui/button'
import { endOwnSessions } from '@/lib/auth/account-actions'
import type { OpenSession } from '@/lib/auth/own-account'
import { counted } from '@/lib/text'

function SessionItem({ session, isBusy, onEnd }: { session: OpenSession; isBusy: boolean; onEnd: () => void }) {
  const { isCurrent, device, network, startedAt, seenAt } = session
  const name = device || 'Not signed in through the panel'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {name}
          {isCurrent && <span className="font-normal text-ink-soft"> · this session</span>}
        </p>
        <p className="text-ink-soft">
          {network && `${network} · `}signed in <LocalTime iso={startedAt} />
          {!isCurrent && (
            <>
              , last seen <LocalTime iso={seenAt} />
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button tone="quiet" isBusy={isBusy} onClick={onEnd}>
          End<span className="sr-only"> the session {name}</span>
        </Button>
      )}
    </li>
  )
}

/** The account's own open sessions, with buttons to end them. */
export function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const { act, isPending } = useAdminAction()
  const end = (id: string | null) =>
    act('Not ended', endOwnSessions, id, (ended) => `${counted(ended, 'session')} ended`)
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} isBusy={isPending} onEnd={() => end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <Button tone="secondary" isBusy={isPending} onClick={() => end(null)}>
            End all other sessions
          </Button>
        </div>
      )}
    </>
  )
}
