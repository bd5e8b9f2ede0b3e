import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { saveAs } from '@/components/ui/save-as'
import { useToast } from '@/components/ui/toast'
import type { OldPage } from '@/lib/import/old-pages'
import type { Line } from '@/lib/import/panel/lines'

type Props = { files: readonly File[]; lines: readonly Line[]; pages: ReadonlyMap<number, OldPage> }

/** Saves a file that compares each page before and after the import, for the person who decides on the move. */
export function MirrorButton({ files, lines, pages }: Props) {
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
