'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RoleField } from './change-role'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { LinkDialog } from '../shared/secrets'
import { useActionForm } from '../shared/use-action-form'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { Menu } from '@/components/ui/menu'
import { invite, type MadeLink, renewInvitation, revokeInvitation } from '@/lib/auth/invitation-actions'
import type { Invitation } from '@/lib/auth/invitations'
import { INVITATION_NOTE_MAX } from '@/lib/auth/limits'
import { inviteSchema, type Role } from '@/lib/auth/roles'

type Show = (link: MadeLink) => void

// No preset role, so that the inviting account must decide on the rights.
const EMPTY = { role: '', note: '', email: '' }

function InviteForm({ canSendMail, roles, onMade }: { canSendMail: boolean; roles: Role[]; onMade: Show }) {
  const { form, field, save, isSubmitting } = useActionForm({
    schema: inviteSchema,
    defaultValues: EMPTY,
    failed: 'Not invited',
    send: invite,
    onDone: (link, _, resetTo) => {
      resetTo(EMPTY)
      onMade(link)
    },
  })
  const role = useWatch({ control: form.control, name: 'role' })
  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={save}>
      <InputField label="For whom (optional)" maxLength={INVITATION_NOTE_MAX} {...field('note')} />
      {canSendMail && <InputField label="Send it to (optional)" type="email" autoComplete="off" {...field('email')} />}
      <div className="sm:col-span-2">
        <RoleField roles={roles} {...field('role')} value={role} />
      </div>
      <Button type="submit" isBusy={isSubmitting} className="justify-self-start">
        Make a link
      </Button>
    </form>
  )
}

function InvitationRow({ invitation, roles, onMade }: { invitation: Invitation; roles: Role[]; onMade: Show }) {
  const { id, role, note, invitedBy, endsAt, isOver } = invitation
  const label = roles.find(({ name }) => name === role)?.label ?? role
  const name = note || `a new ${label}`
  const { act } = useAdminAction()
  const [isAsking, setIsAsking] = useState(false)
  const renew = () => act('No link made', renewInvitation, id, (path) => void onMade({ path, isSent: null }))
  const revoke = () => act('Not taken back', revokeInvitation, id, `The invitation of ${name} is taken back`)
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {label} · invited by {invitedBy} · {isOver ? 'expired on' : 'valid until'} <LocalTime iso={endsAt} />
        </p>
      </div>
      <Menu
        label={`More about the invitation of ${name}`}
        groups={[[{ label: 'Make a new link', run: renew }], [{ label: 'Take back…', run: () => setIsAsking(true) }]]}
      />
      {isAsking && (
        <ConfirmDialog
          question={`Take the invitation of ${name} back?`}
          consequence="Its link stops working."
          yes="Take back"
          onYes={revoke}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}

const SENT: Record<string, string> = {
  true: 'The link was sent.',
  false: 'The mail could not be sent: copy the link and send it yourself.',
  null: 'Copy the link and send it to one person.',
}

type Props = { invitations: Invitation[]; roles: Role[]; canSendMail: boolean }

/** Invites people, and lists the unused invitations. */
export function Invitations({ invitations, roles, canSendMail }: Props) {
  const [link, setLink] = useState<MadeLink | null>(null)
  return (
    <>
      <InviteForm canSendMail={canSendMail} roles={roles} onMade={setLink} />
      {invitations.length > 0 && (
        <ul className="border-t border-line">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} roles={roles} onMade={setLink} />
          ))}
        </ul>
      )}
      {link && (
        <LinkDialog
          title="The link of the invitation"
          description={`${SENT[String(link.isSent)]} Within seven days that person makes one account with it.`}
          path={link.path}
          onClose={() => setLink(null)}
        />
      )}
    </>
  )
}
