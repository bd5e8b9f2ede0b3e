'use client'

import { useState } from 'react'
import { LinkDialog } from './link-dialog'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { Button } from '@/components/ui/button'
import { Field, InputField } from '@/components/ui/field'
import { Menu } from '@/components/ui/menu'
import { controlStyles } from '@/components/ui/styles'
import { type Role, ROLES } from '@/lib/auth/accounts'
import { invite, renewInvitation, revokeInvitation } from '@/lib/auth/invitation-actions'
import type { Invitation } from '@/lib/auth/invitations'
import { INVITATION_NOTE_MAX } from '@/lib/auth/limits'

type Show = (path: string) => void

function InviteForm({ onMade }: { onMade: Show }) {
  const { run, isPending } = useAdminAction()
  const [role, setRole] = useState<Role>('intern')
  const [note, setNote] = useState('')
  const send = async () => {
    const path = await run('Not invited', () => invite({ role, note }))
    if (path === null) return
    setNote('')
    onMade(path)
  }
  return (
    <form
      className="grid gap-4 sm:grid-cols-[1fr_auto_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <InputField
        label="For whom (optional)"
        maxLength={INVITATION_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Field label="Role">
        {(control) => (
          <select
            {...control}
            value={role}
            onChange={({ target }) => setRole(target.value === 'admin' ? 'admin' : 'intern')}
            className={controlStyles}
          >
            {ROLES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
      <Button type="submit" isBusy={isPending}>
        Make a link
      </Button>
    </form>
  )
}

function InvitationRow({ invitation, onMade }: { invitation: Invitation; onMade: Show }) {
  const { id, role, note, invitedBy, endsAt, isOver } = invitation
  const name = note || `an ${role}`
  const { run, act } = useAdminAction()
  const [isAsking, setIsAsking] = useState(false)
  const renew = async () => {
    const path = await run('No link made', () => renewInvitation(id))
    if (path !== null) onMade(path)
  }
  const revoke = () =>
    act(
      'Not taken back',
      () => revokeInvitation(id),
      () => `The invitation of ${name} is taken back`,
    )
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {role} · invited by {invitedBy} · {isOver ? 'over since' : 'until'} <LocalTime iso={endsAt} />
        </p>
      </div>
      <Menu
        label={`More about the invitation of ${name}`}
        groups={[
          [{ label: 'Make a new link', run: () => void renew() }],
          [{ label: 'Take back…', run: () => setIsAsking(true) }],
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          question={`Take the invitation of ${name} back?`}
          consequence="Its link opens nothing any more."
          yes="Take back"
          no="Cancel"
          onYes={revoke}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}

/** Invites people, and shows the invitations that were not used. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const [path, setPath] = useState<string | null>(null)
  return (
    <>
      <InviteForm onMade={setPath} />
      {invitations.length > 0 && (
        <ul className="border-t border-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onMade={setPath} />
          ))}
        </ul>
      )}
      {path !== null && (
        <LinkDialog
          title="The link of the invitation"
          description="Send it to one person. It makes one account, within seven days."
          path={path}
          onClose={() => setPath(null)}
        />
      )}
    </>
  )
}
