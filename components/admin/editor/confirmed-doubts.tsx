import { useStored } from '@/components/ui/use-in-browser'
import { storedValue } from '@/lib/stored-value'
import { oneLine } from '@/lib/text'

/** The doubts that the editor confirmed in this browser, one per line with its text: a changed text asks again. */
const store = storedValue('flavorcraft:confirmed-doubts')
const MOST_KEPT = 500

type Asked = { message: string; words?: string }
const keyOf = ({ message, words = '' }: Asked) => oneLine(`${message} ${words}`)

export function useConfirmedDoubts() {
  const kept = (useStored(store) ?? '').split('\n').filter(Boolean)
  const keys = new Set(kept)
  return {
    isOpen: (one: Asked) => one.words === undefined || !keys.has(keyOf(one)),
    confirm: (one: Asked) => store.set([...kept, keyOf(one)].slice(-MOST_KEPT).join('\n')),
  }
}

/** The button that confirms a doubt. A finding without words is no doubt. */
export function ConfirmDoubt({ message, words }: Asked) {
  const { confirm } = useConfirmedDoubts()
  if (words === undefined) return null
  return (
    <button
      type="button"
      aria-label={`It is right: ${message}`}
      onClick={({ currentTarget }) => {
        // The line disappears with its button, so the panel around it takes the focus.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
        confirm({ message, words })
      }}
      className="min-h-8 justify-self-start rounded-lg px-2 text-sm font-semibold underline underline-offset-4 focus-inset max-lg:min-h-11"
    >
      It is right
    </button>
  )
}
