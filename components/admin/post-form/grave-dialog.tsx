'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type Props = {
  /** What readers would stumble over. */
  messages: readonly string[]
  yes: string
  onYes: () => void
  onClose: () => void
}

/** So many are named; the list at the foot has all. */
const SHOWN = 5

/** Asks once more before sentences of the helper, or links that lead nowhere, become public. */
export function GraveDialog({ messages, yes, onYes, onClose }: Props) {
  const rest = messages.length - SHOWN
  return (
    <Dialog open onClose={onClose} title="Is it ready for readers?">
      <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-tomato">
        {messages.slice(0, SHOWN).map((message, index) => (
          <li key={index} className="wrap-anywhere">
            {message}
          </li>
        ))}
        {rest > 0 && <li>{rest} more of the kind</li>}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onClose}>Back to the text</Button>
        <Button tone="secondary" onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
