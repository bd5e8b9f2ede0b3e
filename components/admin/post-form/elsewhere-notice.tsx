import { Copy } from 'lucide-react'

/** Says that the same form is open in another tab, before two texts grow apart. */
export function ElsewhereNotice({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="flex items-start gap-3 rounded-xl border-2 border-saffron bg-paper-sunk px-4 py-3 text-sm"
    >
      <Copy aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  )
}
