import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { InputField } from '@/components/ui/field'
import { useToast } from '@/components/ui/toast'

/** Copies a text to the clipboard. `what`: its noun, for the label. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ variant: 'success', title: 'Copied' })
    } catch {
      const description = `The browser does not allow it. Select the ${what} instead.`
      toast.show({ variant: 'error', title: 'Not Copied', description })
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy className="size-4" />
      Copy {what}
    </Button>
  )
}

type AddressProps = { label: string; hint: string; url: string; children?: ReactNode }

/** An address that is shown once, since only its hash is stored. `children`: shown beside the copy button. */
export function SecretAddress({ label, hint, url, children }: AddressProps) {
  return (
    <>
      {/* Focused, because the button that made the address is gone. */}
      <InputField label={label} hint={hint} readOnly autoFocus value={url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} what="address" />
        {children}
      </div>
    </>
  )
}

type LinkProps = { title: string; description: string; path: string; onClose: () => void }

/** Shows a new link for one person, which cannot be shown again. */
export function LinkDialog({ title, description, path, onClose }: LinkProps) {
  return (
    <Dialog onClose={onClose} title={title} description={description}>
      <SecretAddress
        label="Link"
        hint="It is shown this once: copy it now."
        url={new URL(path, window.location.href).href}
      >
        <Button tone="secondary" onClick={onClose}>
          Close
        </Button>
      </SecretAddress>
    </Dialog>
  )
}
