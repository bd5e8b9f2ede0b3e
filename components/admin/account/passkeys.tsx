'use client'

import type { z } from 'zod'
import { ConfirmButton, useAdminAction } from '../shared/admin-action'
import { LocalTime } from '../shared/local-time'
import { useActionForm } from '../shared/use-action-form'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { type ActionResult, fail } from '@/lib/action-result'
import { beginOwnPasskey, keepOwnPasskey, removeOwnPasskey } from '@/lib/auth/own-passkey-actions'
import { type Passkey, passkeyFormSchema, registrationSchema } from '@/lib/auth/passkeys'

function PasskeyItem({ passkey: { id, name, addedAt, usedAt } }: { passkey: Passkey }) {
  const { act, isPending } = useAdminAction()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft">
          added <LocalTime iso={addedAt} />
          {usedAt !== null && (
            <>
              , last used <LocalTime iso={usedAt} />
            </>
          )}
        </p>
      </div>
      <ConfirmButton
        tone="quiet"
        isBusy={isPending}
        question="Remove this passkey?"
        consequence="It opens the panel no more. Delete it on your device, too, which would still offer it."
        yes="Remove"
        onYes={() => act('Not removed', removeOwnPasskey, id, 'Passkey removed')}
      >
        Remove<span className="sr-only"> the passkey {name}</span>
      </ConfirmButton>
    </li>
  )
}

/** Creates a passkey on this device; `values` contain the present password. */
async function addPasskey(values: z.output<typeof passkeyFormSchema>): Promise<ActionResult> {
  const question = await beginOwnPasskey(values)
  if (!question.ok) return question
  // The person or the device refused, or the device already has a passkey of this account.
  const made = await navigator.credentials
    .create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question.data.options) })
    .catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return fail('The browser has made no passkey.')
  return keepOwnPasskey(registrationSchema.parse({ challengeId: question.data.id, credential: made.toJSON() }))
}

/** Lists, adds and removes the account's own passkeys. */
export function Passkeys({ passkeys }: { passkeys: Passkey[] }) {
  const { form, field, save, isSubmitting } = useActionForm({
    schema: passkeyFormSchema,
    defaultValues: { present: '' },
    failed: 'Not added',
    send: addPasskey,
    onDone: () => {
      form.reset()
      return 'Passkey added'
    },
  })
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">
        A passkey of your device opens the panel in the place of your password, by your fingerprint, your face or the
        code of the device.
      </p>
      {passkeys.length > 0 && (
        <ul className="border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <form noValidate className="grid max-w-md gap-4" onSubmit={save}>
        <InputField label="Your password" type="password" autoComplete="current-password" {...field('present')} />
        <div>
          <Button type="submit" tone="secondary" isBusy={isSubmitting}>
            Add a passkey
          </Button>
        </div>
      </form>
    </>
  )
}
