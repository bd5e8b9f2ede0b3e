import { SecretAddress } from '../shared/secret-address'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Props = { title: string; description: string; path: string; onClose: () => void }

/** Shows a new link for one person, which cannot be shown again. */
export function LinkDialog({ title, description, path, onClose }: Props) {
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
