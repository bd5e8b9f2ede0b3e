'use client'

import Link from 'next/link'
import { useState } from 'react'
import { ChangeRole } from './change-role'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { Options } from '../shared/options'
import { useHolder } from '../shared/rights'
import { LinkDialog } from '../shared/secrets'
import { FormDialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { Menu } from '@/components/ui/menu'
import { untilDone } from '@/lib/action-result'
import { logList } from '@/lib/audit/params'
import { giveAllPosts, setAccountActive } from '@/lib/auth/account-actions'
import type { Account } from '@/lib/auth/accounts'
import { makeLinkToPassword } from '@/lib/auth/password-link-actions'
import { mayGive, type Role } from '@/lib/auth/roles'
import { resetSecondFactor } from '@/lib/auth/second-factor-actions'

type RowProps = { account: Account; roles: Role[]; isOwn: boolean; others: Account[]; hasFactor: boolean }

/** In several calls: one does not give thousands of posts in time. */
const giveEvery = (input: Parameters<typeof giveAllPosts>[0]) => untilDone(() => giveAllPosts(input))

/** Transfers all posts of an account to another one. */
function GivePosts({ from, others, onClose }: { from: Account; others: Account[]; onClose: () => void }) {
  const { act, isPending } = useAdminAction()
  const [to, setTo] = useState(others[0]?.userId ?? '')
  const name = others.find(({ userId }) => userId === to)?.username ?? ''
  const give = () =>
    act('Not given', giveEvery, { from: from.userId, to }, (parts) => {
      onClose()
      const given = parts.reduce((sum, { posts }) => sum + posts, 0)
      return `${given === 1 ? '1 post is' : `${given} posts are`} ${name}’s now`
    })
  return (
    <FormDialog
      onClose={onClose}
      title={`Give the posts of ${from.username}`}
      description="All of them, drafts and the bin included. Their bylines stay."
      send="Give posts"
      isBusy={isPending}
      onSend={give}
    >
      <SelectField label="To" value={to} onChange={({ target }) => setTo(target.value)}>
        <Options of={others.map(({ userId, username }) => [userId, username] as const)} />
      </SelectField>
    </FormDialog>
  )
}

function useAccount({ userId, username }: Account) {
  const { act, run } = useAdminAction()
  const makeLink = () => run('No link made', () => makeLinkToPassword(userId))
  const setActive = (isActive: boolean) =>
    act(
      'Not changed',
      setAccountActive,
      { userId, isActive },
      isActive ? `${username} can sign in again` : `${username} is deactivated`,
    )
  const resetFactor = () =>
    act('Not removed', resetSecondFactor, userId, `${username} signs in without two-step sign-in`)
  return { makeLink, setActive, resetFactor }
}

function AccountMenu({ account, roles, others, hasFactor }: Omit<RowProps, 'isOwn'>) {
  const { username, isActive } = account
  const [asked, setAsked] = useState<'deactivate' | 'give' | 'role' | 'factor' | null>(null)
  const [path, setPath] = useState<string | null>(null)
  const { makeLink, setActive, resetFactor } = useAccount(account)
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        label={`More about ${username}`}
        groups={[
          [
            isActive && { label: 'Change the role…', run: () => setAsked('role') },
            isActive && { label: 'Link to a new password…', run: () => void makeLink().then(setPath) },
          ],
          [hasFactor && { label: 'Remove two-step sign-in…', run: () => setAsked('factor') }],
          [{ label: 'Give posts…', run: () => setAsked('give') }],
          [
            isActive
              ? { label: 'Deactivate…', run: () => setAsked('deactivate') }
              : { label: 'Reactivate', run: () => setActive(true) },
          ],
        ]}
      />
      {asked === 'deactivate' && (
        <ConfirmDialog
          question={`Deactivate ${username}?`}
          consequence="The account is refused from its next request on, and cannot sign in. Its posts stay, and scheduled ones are published; you can give them to another account."
          yes="Deactivate"
          onYes={() => setActive(false)}
          onClose={close}
        />
      )}
      {asked === 'factor' && (
        <ConfirmDialog
          question={`Remove the two-step sign-in of ${username}?`}
          consequence="For an account whose phone and recovery codes are lost. Its sessions end, and its password alone signs it in. Make sure that you speak with its person."
          yes="Remove"
          onYes={resetFactor}
          onClose={close}
        />
      )}
      {path !== null && (
        <LinkDialog
          title={`A new password for ${username}`}
          description="Send it to this person. It sets the password once, within a day, and ends every session of the account."
          path={path}
          onClose={() => setPath(null)}
        />
      )}
      {asked === 'role' && <ChangeRole account={account} roles={roles} onClose={close} />}
      {asked === 'give' && <GivePosts from={account} others={others} onClose={close} />}
    </>
  )
}

function AccountRow({ account, roles, isOwn, others, hasFactor }: RowProps) {
  const { username, role, isActive } = account
  const { rights } = useHolder()
  const found = roles.find(({ name }) => name === role)
  const isMine = !isOwn && mayGive(rights, found)
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold break-all">{username}</p>
        <p className="text-sm text-ink-soft">
          {[isActive ? (found?.label ?? role) : 'deactivated', hasFactor ? 'two-step sign-in' : '', isOwn ? 'you' : '']
            .filter(Boolean)
            .join(' · ')}
          {' · '}
          <Link href={logList.href({ actor: username })} className="underline-offset-4 hover:underline">
            Log<span className="sr-only"> of {username}</span>
          </Link>
        </p>
      </div>
      {isMine && <AccountMenu account={account} roles={roles} others={others} hasFactor={hasFactor} />}
    </li>
  )
}

/** `withFactor`: the ids of the accounts that have two-step sign-in. */
type Props = { accounts: Account[]; roles: Role[]; ownId: string; withFactor: string[] }

/** The accounts of the panel. An account cannot change itself, nor an account with rights that it lacks. */
export function AccountList({ accounts, roles, ownId, withFactor }: Props) {
  return (
    <ul className="border-t border-line">
      {accounts.map((account) => (
        <AccountRow
          key={account.userId}
          account={account}
          roles={roles}
          isOwn={account.userId === ownId}
          hasFactor={withFactor.includes(account.userId)}
          others={accounts.filter(({ userId, isActive }) => isActive && userId !== account.userId)}
        />
      ))}
    </ul>
  )
}
