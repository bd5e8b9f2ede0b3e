'use client'

import { useState } from 'react'
import { RoleField } from './change-role'
import { LinkDialog } from './link-dialog'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { useHolder } from '../shared/rights'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { Menu } from '@/components/ui/menu'
import { invite, type MadeLink, renewInvitation, revokeInvitation } from '@/lib/auth/invitation-actions'
import type { Invitation } from '@/lib/auth/invitations'
import { INVITATION_NOTE_MAX } from '@/lib/auth/limits'
import { mayGive, type Role } from '@/lib/auth/roles'

type Show = (link: MadeLink) => void

/** Interns are invited most; who may not give that role begins with another one. */
const firstRole = (roles: Role[]): string => (roles.find(({ name }) => name === 'intern') ?? roles[0])?.name ?? ''

type FormProps = { canSendMail: boolean; roles: Role[]; onMade: Show }

function InviteForm({ canSendMail, roles, onMade }: FormProps) {
  const { run, isPending } = useAdminAction()
  const { rights } = useHolder()
  const [role, setRole] = useState(() => firstRole(roles.filter((one) => mayGive(rights, one))))
  const [note, setNote] = useState('')
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const send = async () => {
    const link = await run('Not invited', async () => {
      const result = await invite({ role, note, email: email.trim() })
      setError(result.ok ? undefined : result.fieldErrors?.email)
      return result
    })
    if (link === null) return
    setNote('')
    setEmail('')
    onMade(link)
  }
  return (
    <form
      noValidate
      className={`grid gap-4 sm:items-end ${canSendMail ? 'sm:grid-cols-[1fr_1fr_auto_auto]' : 'sm:grid-cols-[1fr_auto_auto]'}`}
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
      {canSendMail && (
        <InputField
          label="Send it to (optional)"
          type="email"
          autoComplete="off"
          error={error}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <RoleField roles={roles} value={role} onChange={setRole} />
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
    if (path !== null) onMade({ path, isSent: null })
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

const SENT: Record<string, string> = {
  true: 'It was sent.',
  false: 'It could not be sent: copy it and send it yourself.',
  null: 'Send it to one person.',
}

type Props = { invitations: Invitation[]; roles: Role[]; canSendMail: boolean }

/** Invites people, and shows the invitations that were not used. */
export function Invitations({ invitations, roles, canSendMail }: Props) {
  const [link, setLink] = useState<MadeLink | null>(null)
  return (
    <>
      <InviteForm canSendMail={canSendMail} roles={roles} onMade={setLink} />
      {invitations.length > 0 && (
        <ul className="border-t border-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onMade={setLink} />
          ))}
        </ul>
      )}
      {link && (
        <LinkDialog
          title="The link of the invitation"
          description={`${SENT[String(link.isSent)]} It makes one account, within seven days.`}
          path={link.path}
          onClose={() => setLink(null)}
        />
      )}
    </>
  )
}
