import { Copy } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useToast } from '@/components/ui/toast'

/** Copies a text to the clipboard. `what`: its noun, for the label. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ variant: 'success', title: 'Copied' })
    } catch {
      const description = `The browser does not allow it. Select the ${what} instead.`
      toast.show({ variant: 'error', title: 'Not Copied', description })
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy className="size-4" />
      Copy {what}
    </Button>
  )
}
