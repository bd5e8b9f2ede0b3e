'use client'

import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { PostFormValues } from '../post-form/form-schema'
import { useReplaceInText } from './text-editor'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'
import { importImage } from '@/lib/images/actions'
import { foreignPictures } from '@/lib/images/placeholders'

const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`)

/** Pictures of the text that stand on other sites, which readers would not see: brought in, or left out. */
export function ForeignPictures() {
  const toast = useToast()
  const replace = useReplaceInText()
  const content = useDeferredValue(useWatch<PostFormValues, 'content'>({ name: 'content' }))
  const [done, setDone] = useState<number | null>(null)
  const pictures = foreignPictures(content)
  if (pictures.length === 0) return null

  async function bringIn() {
    const failed: string[] = []
    for (const [index, { address, alt }] of pictures.entries()) {
      setDone(index)
      const result = await importImage({ address, alt }).catch(() => null)
      if (result?.ok) replace(`](${address})`, `](${result.data.src})`)
      else failed.push(`${new URL(address).host}: ${result?.message ?? 'The server did not answer.'}`)
    }
    setDone(null)
    if (failed.length === 0) return toast.show({ variant: 'success', title: `${count(pictures.length)} brought in` })
    toast.show({ variant: 'error', title: `${count(failed.length)} not brought in`, description: failed.join(' ') })
  }
  function leaveOut() {
    for (const { whole } of pictures) replace(whole, '')
    toast.show({ variant: 'info', title: `${count(pictures.length)} left out`, description: 'Undo brings them back.' })
  }
  const isBusy = done !== null
  return (
    <section
      aria-label="Pictures of other sites"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper-sunk px-5 py-2 text-sm lg:px-8"
    >
      <details className="min-w-0 flex-1 basis-60">
        <summary className="min-h-11 cursor-pointer py-3">
          {isBusy
            ? `Bringing in ${done + 1} of ${pictures.length}…`
            : `${count(pictures.length)} of the text ${pictures.length === 1 ? 'is' : 'are'} on other sites: readers will not see ${pictures.length === 1 ? 'it' : 'them'}.`}
        </summary>
        <ul className="grid gap-1 pb-2 text-ink-soft">
          {pictures.map(({ address }) => (
            <li key={address} className="truncate">
              {address}
            </li>
          ))}
        </ul>
      </details>
      <Button tone="secondary" aria-disabled={isBusy || undefined} onClick={() => isBusy || void bringIn()}>
        Bring in {count(pictures.length)}
      </Button>
      <Button tone="quiet" aria-disabled={isBusy || undefined} onClick={() => isBusy || leaveOut()}>
        Leave {pictures.length === 1 ? 'it' : 'them'} out
      </Button>
    </section>
  )
}
