'use client'

import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CheckField } from '../shared/check-field'
import { useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { SecretAddress } from '../shared/secrets'
import { Button, buttonStyles } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { makePreviewLink, revokePreviewLink } from '@/lib/posts/admin/actions'

type Props = {
  postId: string
  /** When the current address expires (ISO 8601); null without an address. */
  endsAt: string | null
}

/** Creates and revokes the secret address at which people without an account see an unpublished post. */
export function PreviewLink({ postId, endsAt }: Props) {
  const { act, isPending } = useAdminAction()
  const [isOpen, setIsOpen] = useState(false)
  const [takesComments, setTakesComments] = useState(false)
  const [link, setLink] = useState<{ endsAt: string; url?: string } | null>(endsAt === null ? null : { endsAt })

  const make = () =>
    act(
      'No Address Made',
      makePreviewLink,
      { id: postId, takesComments },
      ({ path, endsAt: until }) => void setLink({ endsAt: until, url: new URL(path, window.location.href).href }),
    )
  const makeRef = useRef<HTMLButtonElement>(null)
  const revoke = () =>
    act('Not Revoked', revokePreviewLink, postId, () => {
      // The pressed button disappears.
      flushSync(() => setLink(null))
      makeRef.current?.focus()
      return { title: 'Address Revoked', description: 'It shows nothing any more.' }
    })

  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        <Eye className="size-4" />
        Preview link
      </Button>
      {isOpen && (
        <Dialog
          onClose={() => setIsOpen(false)}
          title="Show it to others"
          description="A secret address shows the post exactly as it will be, to people without an account, for seven days."
        >
          {link?.url && (
            <SecretAddress
              label="Secret address"
              hint="Everyone who has it can see the post as it is saved. Copy it now: it is not shown again."
              url={link.url}
            >
              <a href={link.url} target="_blank" rel="noopener" className={buttonStyles('secondary')}>
                Open preview
              </a>
            </SecretAddress>
          )}
          {link && (
            <p className="text-sm text-ink-soft">
              {!link.url && 'This post has a secret address. A new one replaces it. '}It works until{' '}
              <LocalTime iso={link.endsAt} />.
            </p>
          )}
          {!link?.url && (
            <CheckField
              label="People who open it can write comments"
              checked={takesComments}
              onChange={({ target }) => setTakesComments(target.checked)}
            />
          )}
          <div className="flex flex-wrap gap-3">
            {!link?.url && (
              <Button ref={makeRef} isBusy={isPending} onClick={make}>
                {link ? 'Make a new address' : 'Make an address'}
              </Button>
            )}
            {link && (
              <Button tone="secondary" isBusy={isPending} onClick={revoke}>
                Revoke it
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </>
  )
}
