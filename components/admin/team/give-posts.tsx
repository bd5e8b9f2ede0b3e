'use client'

import { useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { Button } from '@/components/ui/button'
import { Dialog, DialogActions } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { giveAllPosts } from '@/lib/auth/account-actions'
import type { Account } from '@/lib/auth/accounts'

type Props = { from: Account; others: Account[]; onClose: () => void }

/** Gives all posts of an account to another one. */
export function GivePosts({ from, others, onClose }: Props) {
  const { act, isPending } = useAdminAction()
  const [to, setTo] = useState(others[0]?.userId ?? '')
  const name = others.find(({ userId }) => userId === to)?.username ?? ''
  const give = () =>
    act(
      'Not given',
      () => giveAllPosts({ from: from.userId, to }),
      (given) => {
        onClose()
        return `${given === 1 ? '1 post is' : `${given} posts are`} ${name}’s now`
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Give the posts of ${from.username}`}
      description="All of them, drafts and the bin included. Their bylines stay."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <Field label="To">
          {(control) => (
            <select {...control} value={to} onChange={(event) => setTo(event.target.value)} className={controlStyles}>
              {others.map(({ userId, username }) => (
                <option key={userId} value={userId}>
                  {username}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DialogActions onCancel={onClose}>
          <Button type="submit" isBusy={isPending}>
            Give posts
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
