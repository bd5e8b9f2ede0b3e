import { useEffect, useEffectEvent, useState } from 'react'

const PAUSE_MS = 150

/**
 * What `ask` answers to the words that somebody types, asked when he pauses; null until then. Nothing is asked of null,
 * and answers to earlier words are not shown.
 */
export function useAnswer<Answer>(words: string | null, ask: (words: string) => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<{ words: string; is: Answer } | null>(null)
  const onPause = useEffectEvent(ask)
  useEffect(() => {
    if (words === null) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const is = await onPause(words)
      if (isWanted) setAnswer({ words, is })
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [words])
  return words !== null && answer?.words === words ? answer.is : null
}
