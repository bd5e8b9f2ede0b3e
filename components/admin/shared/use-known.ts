import { useEffect, useEffectEvent, useState } from 'react'

/** The answer of `ask` for each name. */
export type Known<Value> = Readonly<Record<string, Value>>
type Options = { pauseMs?: number; atOnce?: number }

/** The server's values for names without spaces. Each is fetched once, when it appears; a failed one has no value. */
export function useKnown<Value>(
  names: readonly string[],
  ask: (names: string[]) => Promise<Known<Value> | null>,
  { pauseMs = 400, atOnce }: Options = {},
) {
  const [known, setKnown] = useState<Known<Value>>({})
  const unknown = [...new Set(names)]
    .filter((name) => !Object.hasOwn(known, name))
    .slice(0, atOnce)
    .join('\n')
  const onUnknown = useEffectEvent(ask)
  useEffect(() => {
    if (unknown === '') return
    const timer = setTimeout(async () => {
      const found = await onUnknown(unknown.split('\n')).catch(() => null)
      if (found) setKnown((before) => ({ ...before, ...found }))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [unknown, pauseMs])
  return { known, setKnown, isAsking: unknown !== '' }
}
