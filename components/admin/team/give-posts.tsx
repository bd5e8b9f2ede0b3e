import { useState } from 'react'
import { useAdminAction } from '../shared/admin-action'
import { FormDialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
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
    <FormDialog
      onClose={onClose}
      title={`Give the posts of ${from.username}`}
      description="All of them, drafts and the bin included. Their bylines stay."
      send="Give posts"
      isBusy={isPending}
      onSend={give}
    >
      <SelectField label="To" value={to} onChange={({ target }) => setTo(target.value)}>
        {others.map(({ userId, username }) => (
          <option key={userId} value={userId}>
            {username}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}
