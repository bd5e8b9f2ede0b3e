'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CodeDialog, CodeForm } from './code-form'
import { useAdminAction } from '../shared/admin-action'
import { CopyButton } from '../shared/secrets'
import { Button } from '@/components/ui/button'
import { flashToast } from '@/components/ui/flash-toast'
import { saveAs } from '@/components/ui/save-as'
import { beginSetup, finishSetup, removeOwnFactor, renewRecoveryCodes } from '@/lib/auth/second-factor-actions'
import type { FactorSetup } from '@/lib/auth/second-factor'
import { counted } from '@/lib/text'

const SIX_DIGITS = 'The six digits that the app shows now.'

const leftInWords = (left: number) =>
  left > 0 ? `${counted(left, 'recovery code')} left.` : 'You have no recovery codes: make new ones.'

/** Focuses a new step, because the button that led to it is gone. */
const focusStep = (step: HTMLElement | null) => step?.focus()

type SetupProps = { setup: FactorSetup; onCodes: (codes: string[]) => void; onCancel: () => void }

/** The QR code, the key as text, and the field for the app's first code. */
function Setup({ setup: { factorId, secret, qrCode }, onCodes, onCancel }: SetupProps) {
  return (
    <div ref={focusStep} tabIndex={-1} className="grid gap-4 no-ring">
      <p className="max-w-prose text-sm">
        Scan this with an authenticator app, or type the key into it. Then enter the six digits that it shows.
      </p>
      {/* eslint-disable-next-line @next/next/no-img-element -- a data URL, which the image optimiser cannot scale */}
      <img src={qrCode} alt="QR code with the key below" width={200} height={200} className="bg-white p-3" />
      <p className="text-sm">
        Key: <code className="font-mono break-all">{secret}</code>
      </p>
      <CodeForm
        failed="Not set up"
        button="Turn on"
        hint={SIX_DIGITS}
        send={(code) => finishSetup({ code, factorId })}
        onDone={onCodes}
        onCancel={onCancel}
      />
    </div>
  )
}

/** New recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const text = codes.join('\n')
  return (
    <div ref={focusStep} tabIndex={-1} className="grid gap-4 no-ring">
      <p role="status" className="max-w-prose text-sm">
        Store these recovery codes now: they are shown this once. When your phone is lost, one of them signs you in and
        removes two-step sign-in, so that you can set it up again.
      </p>
      <ul className="grid max-w-md gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} what="codes" />
        <Button tone="secondary" onClick={() => saveAs('recovery-codes.txt', `${text}\n`, 'text/plain')}>
          Download as text
        </Button>
        <Button tone="secondary" onClick={onStored}>
          I have stored them
        </Button>
      </div>
    </div>
  )
}

/** Makes new recovery codes or removes the second factor; both ask for a code of the app. */
function Manage({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [asked, setAsked] = useState<'codes' | 'removal' | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <p className="max-w-prose text-sm">It is on: a sign-in needs a code of your app. {leftInWords(left)}</p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" aria-haspopup="dialog" onClick={() => setAsked('codes')}>
          New recovery codes…
        </Button>
        <Button tone="quiet" aria-haspopup="dialog" onClick={() => setAsked('removal')}>
          Remove…
        </Button>
      </div>
      {asked === 'codes' && (
        <CodeDialog
          title="New recovery codes"
          description="The earlier ones open nothing from then on."
          failed="Not made"
          button="Make new codes"
          hint={SIX_DIGITS}
          send={(code) => renewRecoveryCodes({ code })}
          onDone={(codes) => {
            close()
            onCodes(codes)
          }}
          onClose={close}
        />
      )}
      {asked === 'removal' && (
        <CodeDialog
          title="Remove two-step sign-in?"
          description="Your password alone opens the panel then. Where your role requires two-step sign-in, you set it up again first."
          failed="Not removed"
          button="Remove"
          send={(code) => removeOwnFactor({ code })}
          onDone={() => {
            flashToast({ variant: 'success', title: 'Two-step sign-in removed' })
            window.location.reload()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/**
 * Sets up and removes the account's own second factor, and makes new recovery codes. `left`: the number of unused
 * codes. Each change reloads the page, because it changes what the session still needs.
 */
export function SecondFactor({ isOn, left }: { isOn: boolean; left: number }) {
  const { act, isPending } = useAdminAction()
  const [setup, setSetup] = useState<FactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const beginRef = useRef<HTMLButtonElement>(null)
  const begin = () => act('Not begun', beginSetup, undefined, (begun) => void setSetup(begun))
  const show = (made: string[]) => {
    setSetup(null)
    setCodes(made)
  }
  const cancel = () => {
    flushSync(() => setSetup(null))
    beginRef.current?.focus()
  }
  if (codes) return <RecoveryCodes codes={codes} onStored={() => window.location.reload()} />
  if (isOn) return <Manage left={left} onCodes={show} />
  if (setup) return <Setup setup={setup} onCodes={show} onCancel={cancel} />
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">
        A sign-in then needs your password and six digits of an app on your phone. Your other sessions end.
      </p>
      <div>
        <Button ref={beginRef} isBusy={isPending} onClick={begin}>
          Set up
        </Button>
      </div>
    </>
  )
}
