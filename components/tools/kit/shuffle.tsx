'use client'

import { ArrowLeft, Shuffle } from 'lucide-react'
import { Button } from '@/components/ui/button'

type Props = { counter: number; onChange: (counter: number) => void }

/** Another choice by the same rules, and the way back to the one before. */
export function ShuffleButtons({ counter, onChange }: Props) {
  return (
    <>
      <Button tone="secondary" onClick={() => onChange(counter + 1)}>
        <Shuffle aria-hidden="true" className="size-4" />
        Shuffle
      </Button>
      <Button tone="secondary" aria-disabled={counter === 0} onClick={() => counter > 0 && onChange(counter - 1)}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back
      </Button>
    </>
  )
}
