'use client'

import { Copy, Eye } from 'lucide-react'
import { useState } from 'react'
import { LocalTime } from '../shared/local-time'
import { useAdminAction } from '../shared/admin-action'
import { Button, buttonStyles } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { controlStyles } from '@/components/ui/styles'
import { useToast } from '@/components/ui/toast'
import { makePreviewLink, revokePreviewLink } from '@/lib/posts/admin/actions'

type Link = { endsAt: string; url: string | null }

/** The address as it can be given to somebody; shown this once, since only its hash is kept. */
function Address({ url }: { url: string }) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.show({ variant: 'success', title: 'Copied' }),
      () =>
        toast.show({
          variant: 'error',
          title: 'Not Copied',
          description: 'The browser does not allow it. Select the address instead.',
        }),
    )
  return (
    <>
      <Field
        label="Secret address"
        hint="Whoever has it sees the post as it is saved. It is shown this once: copy it now."
      >
        {(control) => <input {...control} readOnly value={url} className={controlStyles} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy address
        </Button>
        <a href={url} target="_blank" rel="noopener" className={buttonStyles('secondary')}>
          Open preview
        </a>
      </div>
    </>
  )
}

type Props = {
  postId: string
  username: string
  /** Until when the present address holds (ISO 8601). */ endsAt: string | null
}

/** Makes and takes back the address at which somebody without an account sees a post before it is public. */
export function PreviewLink({ postId, username, endsAt }: Props) {
  const toast = useToast()
  const { run, dialog } = useAdminAction(username)
  const [isOpen, setIsOpen] = useState(false)
  const [link, setLink] = useState<Link | null>(endsAt === null ? null : { endsAt, url: null })

  async function make() {
    const made = await run('No Address Made', () => makePreviewLink(postId))
    if (made) setLink({ endsAt: made.endsAt, url: new URL(made.path, window.location.href).href })
  }

  async function revoke() {
    const done = await run('Not Revoked', async () => {
      const result = await revokePreviewLink(postId)
      return result.ok ? { ok: true as const, data: true } : result
    })
    if (!done) return
    setLink(null)
    toast.show({ variant: 'success', title: 'Address Revoked', description: 'It shows nothing any more.' })
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        <Eye aria-hidden="true" className="size-4" />
        Preview link
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Show it to somebody"
        description="A secret address shows the post exactly as it will be, to people without an account, for seven days."
      >
        {link?.url && <Address url={link.url} />}
        {link && (
          <p className="text-sm text-ink-soft">
            {link.url === null && 'There is a secret address; a new one takes its place. '}It holds until{' '}
            <LocalTime iso={link.endsAt} />.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {!link?.url && <Button onClick={() => void make()}>{link ? 'Make a new address' : 'Make an address'}</Button>}
          {link && (
            <Button tone="secondary" onClick={() => void revoke()}>
              Revoke it
            </Button>
          )}
        </div>
      </Dialog>
      {dialog}
    </>
  )
}
