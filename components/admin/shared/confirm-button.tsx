'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonTone } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Props = {
  /** On the button that asks. */
  children: ReactNode
  tone?: ButtonTone
  isBusy: boolean
  question: string
  /** What will happen. */
  consequence: string
  yes: string
  no: string
  onYes: () => void
}

/** A button that asks before it acts. */
export function ConfirmButton({ children, tone, isBusy, question, consequence, yes, no, onYes }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      {/* Not `disabled`: the focus stays on it while its work is on its way. */}
      <Button {...(tone && { tone })} aria-disabled={isBusy || undefined} onClick={() => isBusy || setIsAsking(true)}>
        {children}
      </Button>
      <Dialog open={isAsking} onClose={close} title={question} description={consequence}>
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              close()
              onYes()
            }}
          >
            {yes}
          </Button>
          <Button tone="secondary" onClick={close}>
            {no}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
