import { type Dispatch, type SetStateAction, useState, useTransition } from 'react'
import { pickFiles, useFileIntake } from '../images/files'
import { Button } from '@/components/ui/button'
import { saveAs } from '@/components/ui/save-as'
import { useToast } from '@/components/ui/toast'
import type { OldPage } from '@/lib/import/old-pages'
import type { Line } from '@/lib/import/panel/lines'
import { TextProblem } from '@/lib/markdown/budget'
import { counted } from '@/lib/text'

type Props = {
  /** The key of the item that was at an address. */
  keyOf: (address: string) => number | null
  /** The old pages of items, by the items' keys. */
  pages: ReadonlyMap<number, OldPage>
  onChange: Dispatch<SetStateAction<ReadonlyMap<number, OldPage>>>
}

type Read = { found: Map<number, OldPage>; refused: string[] }

/** Reads saved pages and matches them to items by address. */
async function readAll(files: readonly File[], keyOf: Props['keyOf']): Promise<Read> {
  const { readOldPage } = await import('@/lib/import/old-pages')
  const read: Read = { found: new Map(), refused: [] }
  for (const file of files) {
    try {
      const page = await readOldPage({ name: file.name, blob: file })
      const key = keyOf(page.address)
      if (key === null) read.refused.push(`${file.name}: No item was at its address.`)
      else read.found.set(key, page)
    } catch (error) {
      read.refused.push(`${file.name}: ${error instanceof TextProblem ? error.message : 'It could not be read.'}`)
    }
  }
  return read
}

/** Takes saved pages of the old site, whose size and recipes the mirror compares with the posts here. */
export function OldPages({ keyOf, pages, onChange }: Props) {
  const [refused, setRefused] = useState<readonly string[]>([])
  const [isPending, startTransition] = useTransition()
  const add = (files: readonly File[]) =>
    startTransition(async () => {
      const read = await readAll(files, keyOf)
      setRefused(read.refused)
      onChange((before) => new Map([...before, ...read.found]))
    })
  const { isOver } = useFileIntake(add)
  return (
    <section
      aria-labelledby="old-pages-heading"
      data-over={isOver || undefined}
      className="grid justify-items-start gap-3 data-over:outline-3 data-over:outline-dashed data-over:outline-accent"
    >
      <h3 id="old-pages-heading" className="text-sm font-semibold">
        Old pages for the mirror (optional)
      </h3>
      <p className="max-w-prose text-sm text-ink-soft">
        Drop pages of the old site here that a browser saved. Each is found by the address that it names, and the mirror
        compares its weight and its recipe with the page here.
      </p>
      <Button tone="secondary" isBusy={isPending} onClick={() => pickFiles(add, { multiple: true })}>
        {isPending ? 'Reading…' : 'Add old pages'}
      </Button>
      <div role="status" className="grid gap-1 text-sm">
        {pages.size > 0 && (
          <p>
            {counted(pages.size, 'old page')} found {pages.size === 1 ? 'its post' : 'their posts'}.
          </p>
        )}
        {refused.map((sentence, index) => (
          <p key={index} className="break-words text-tomato">
            {sentence}
          </p>
        ))}
      </div>
    </section>
  )
}

type MirrorProps = { files: readonly File[]; lines: readonly Line[]; pages: ReadonlyMap<number, OldPage> }

/** Saves a file that compares each page before and after the import, for the person who decides on the move. */
export function MirrorButton({ files, lines, pages }: MirrorProps) {
  const toast = useToast()
  const [isPending, startTransition] = useTransition()
  const save = () =>
    startTransition(async () => {
      try {
        const { mirrorOf } = await import('@/lib/import/panel/mirror')
        saveAs('mirror.html', await mirrorOf(files, lines, pages), 'text/html')
      } catch {
        const description = 'The files cannot be read any more. Start over and choose them again.'
        toast.show({ variant: 'error', title: 'No mirror saved', description })
      }
    })
  return (
    <Button tone="secondary" isBusy={isPending} onClick={save}>
      {isPending ? 'Comparing…' : 'Save the mirror'}
    </Button>
  )
}
