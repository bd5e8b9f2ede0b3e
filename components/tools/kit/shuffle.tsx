'use client'

import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type Props = { counter: number; onChange: (counter: number) => void }

/** Another choice by the same rules, and the way back to the one before. */
export function ShuffleButtons({ counter, onChange }: Props) {
  return (
    <>
      <Button tone="secondary" onClick={() => onChange(counter + 1)}>
        <Icon name="shuffle" />
        Shuffle
      </Button>
      <Button tone="secondary" aria-disabled={counter === 0} onClick={() => counter > 0 && onChange(counter - 1)}>
        <Icon name="left" />
        Back
      </Button>
    </>
  )
}
