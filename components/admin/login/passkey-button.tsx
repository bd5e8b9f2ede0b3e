import { useTransition } from 'react'
import type { SignedIn } from './use-login'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { useInBrowser } from '@/components/ui/use-in-browser'
import { beginPasskeyLogin, logInWithPasskey } from '@/lib/auth/actions'
import { type Message, passkeyUnused, signInUnavailable } from '@/lib/auth/messages'

/** Signs in by a passkey. Resolves to the message after a failure, or to null. */
async function tryPasskey(onSignedIn: (result: SignedIn) => void): Promise<Message | null> {
  const question = await beginPasskeyLogin()
  if (!question.ok) return { title: signInUnavailable.title, description: question.message }
  // The person refused, or the device has no passkey.
  const used = await navigator.credentials
    .get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question.data.options) })
    .catch(() => null)
  if (!(used instanceof PublicKeyCredential)) return passkeyUnused
  const result = await logInWithPasskey({ challengeId: question.data.id, credential: used.toJSON() })
  if (!result.ok) return result.message
  onSignedIn(result)
  return null
}

/** Signs in by a passkey; hidden in browsers without passkeys. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (result: SignedIn) => void }) {
  const toast = useToast()
  const [isPending, startTransition] = useTransition()
  const isOffered = useInBrowser(
    () => 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential,
    false,
  )
  if (!isOffered) return null
  const enter = () =>
    startTransition(async () => {
      const message = await tryPasskey(onSignedIn).catch(() => signInUnavailable)
      if (message) toast.show({ variant: 'error', ...message })
    })
  return (
    <Button tone="secondary" isBusy={isPending} onClick={enter}>
      Sign in with a passkey
    </Button>
  )
}
