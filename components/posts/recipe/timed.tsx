import { timerStore } from '@/components/recipe/timer-store'
import { useIsHydrated } from '@/components/ui/use-in-browser'
import { timerWords } from '@/lib/content/timer-words'

/** The text of a step before and after a node in it. */
function textAround(step: Element, node: Node): [before: string, after: string] {
  const range = document.createRange()
  range.setStart(step, 0)
  range.setEndBefore(node)
  const before = range.toString()
  return [before, step.textContent.slice(before.length + (node.textContent ?? '').length)]
}

const shortTime = (time: string) => time.replace(/\bminutes?\b/giu, 'min').replace(/\bhours?\b/giu, 'h')

/** The name of a timer: its food, "Potatoes, 18–20 min", or else its step, "Step 3: 20 minutes". */
async function nameOf(button: HTMLElement, time: string): Promise<string> {
  // Read the page before the imports: the reader may go to the next step meanwhile.
  const item = button.closest('.recipe-steps > li')
  const step = button.closest('[data-step]')?.getAttribute('data-step')
  const before = item?.parentElement instanceof HTMLOListElement ? item.parentElement.start - 1 : 0
  const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) + 1 + before : 0
  const number = step ?? String(index)
  const text = button.closest('.cook-text, .recipe-step, .recipe-step-more') ?? item
  const around = text && textAround(text, button)
  if (around) {
    const [{ timedFood }, { pageIngredients }] = await Promise.all([
      import('@/lib/recipe/step-ingredients'),
      import('@/components/recipe/read-page'),
    ])
    const food = timedFood(...around, pageIngredients())
    if (food) return `${food.charAt(0).toUpperCase()}${food.slice(1)}, ${shortTime(time)}`
  }
  return number === '0' ? time : `Step ${number}: ${time}`
}

async function start(text: string, button: HTMLElement): Promise<void> {
  const [{ splitDurations }, { readTimers, startTimer, writeTimers }, name] = await Promise.all([
    import('@/lib/recipe/durations'),
    import('@/lib/recipe/timers'),
    nameOf(button, text),
  ])
  const [duration] = splitDurations(text)
  if (typeof duration !== 'object') return
  const { seconds, most } = duration
  const timer = {
    name,
    recipe: document.querySelector('h1')?.textContent ?? document.title,
    path: location.pathname,
    seconds,
    ...(most && { most }),
  }
  timerStore.set(writeTimers(startTimer(readTimers(timerStore.get()), timer, Date.now())))
}

/** A time in a step: a button that starts a timer, or plain text without a script. */
export function Timed({ children }: { children: string }) {
  const isLive = useIsHydrated()
  if (!isLive) return <span className="timed">{children}</span>
  return (
    <button
      type="button"
      className="timed"
      aria-label={timerWords.start(children)}
      onClick={(event) => {
        // During the click, because browsers allow sound only after one.
        void import('@/components/recipe/timer-sound').then(({ allowSound }) => allowSound())
        start(children, event.currentTarget).catch((error: unknown) => console.warn('The timer did not start:', error))
      }}
    >
      {children}
    </button>
  )
}
