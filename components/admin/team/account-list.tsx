'use client'

import Link from 'next/link'
import { useState } from 'react'
import { GivePosts } from './give-posts'
import { LinkDialog } from './link-dialog'
import { ConfirmDialog, useAdminAction } from '../shared/admin-action'
import { Menu } from '@/components/ui/menu'
import { logHref, readLog } from '@/lib/audit/params'
import { setAccountActive, setAccountRole } from '@/lib/auth/account-actions'
import type { Account } from '@/lib/auth/accounts'
import { makeLinkToPassword } from '@/lib/auth/password-link-actions'

type RowProps = { account: Account; isOwn: boolean; others: Account[] }
type Asked = 'deactivate' | 'give' | null

function useAccount({ userId, username }: Account) {
  const { act, run, isPending } = useAdminAction()
  const makeLink = () => run('No link made', () => makeLinkToPassword(userId))
  const setRole = (role: Account['role']) =>
    act(
      'Not changed',
      () => setAccountRole({ userId, role }),
      () => `${username} is ${role} now`,
    )
  const setActive = (isActive: boolean) =>
    act(
      'Not changed',
      () => setAccountActive({ userId, isActive }),
      () => (isActive ? `${username} can sign in again` : `${username} is deactivated`),
    )
  return { isPending, makeLink, setRole, setActive }
}

function AccountMenu({ account, others }: Omit<RowProps, 'isOwn'>) {
  const { username, role, isActive } = account
  const [asked, setAsked] = useState<Asked>(null)
  const [path, setPath] = useState<string | null>(null)
  const { makeLink, setRole, setActive } = useAccount(account)
  const other = role === 'admin' ? 'intern' : 'admin'
  const close = () => setAsked(null)
  return (
    <>
      <Menu
        label={`More about ${username}`}
        groups={[
          isActive
            ? [
                { label: `Make ${other}`, run: () => setRole(other) },
                { label: 'Link to a new password…', run: () => void makeLink().then(setPath) },
              ]
            : [],
          [{ label: 'Give posts…', run: () => setAsked('give') }],
          [
            isActive
              ? { label: 'Deactivate…', run: () => setAsked('deactivate') }
              : { label: 'Reactivate', run: () => setActive(true) },
          ],
        ].filter((group) => group.length > 0)}
      />
      {asked === 'deactivate' && (
        <ConfirmDialog
          question={`Deactivate ${username}?`}
          consequence="The account is refused from its next request on, and cannot sign in. Its posts stay; you can give them to another account."
          yes="Deactivate"
          no="Cancel"
          onYes={() => setActive(false)}
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
      {asked === 'give' && <GivePosts from={account} others={others} onClose={close} />}
    </>
  )
}

function AccountRow({ account, isOwn, others }: RowProps) {
  const { username, role, isActive } = account
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-b border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold break-all">{username}</p>
        <p className="text-sm text-ink-soft">
          {[isActive ? role : 'deactivated', isOwn ? 'you' : ''].filter(Boolean).join(' · ')}
          {' · '}
          <Link href={logHref(readLog({}), { actor: username })} className="underline-offset-4 hover:underline">
            Log<span className="sr-only"> of {username}</span>
          </Link>
        </p>
      </div>
      {!isOwn && <AccountMenu account={account} others={others} />}
    </li>
  )
}

/** The accounts of the panel. One's own is changed by another admin. */
export function AccountList({ accounts, ownId }: { accounts: Account[]; ownId: string }) {
  return (
    <ul className="border-t border-line">
      {accounts.map((account) => (
        <AccountRow
          key={account.userId}
          account={account}
          isOwn={account.userId === ownId}
          others={accounts.filter(({ userId, isActive }) => isActive && userId !== account.userId)}
        />
      ))}
    </ul>
  )
}
