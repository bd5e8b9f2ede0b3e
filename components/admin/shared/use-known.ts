import { useEffect, useEffectEvent, useState } from 'react'

/** The answer of `ask` for each name. */
export type Known<Value> = Readonly<Record<string, Value>>
type Options = { pauseMs?: number; atOnce?: number }

/**
 * The server's values for names without spaces. Each is fetched once, when it appears, also one that the server does not
 * know. A failed request is repeated after 2, 4, 8 … seconds, at most a minute.
 */
export function useKnown<Value>(
  names: readonly string[],
  ask: (names: string[]) => Promise<Known<Value> | null>,
  { pauseMs = 400, atOnce }: Options = {},
) {
  const [known, setKnown] = useState<Known<Value>>({})
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const unasked = [...new Set(names)]
    .filter((name) => !answered.has(name))
    .slice(0, atOnce)
    .join('\n')
  const [failures, setFailures] = useState(0)
  const onUnasked = useEffectEvent(ask)
  useEffect(() => {
    if (unasked === '') return
    const look = async () => {
      const asked = unasked.split('\n')
      const found = await onUnasked(asked).catch(() => null)
      if (found) setKnown((before) => ({ ...before, ...found }))
      if (found) setAnswered((before) => new Set([...before, ...asked]))
      setFailures(found ? 0 : failures + 1)
    }
    const timer = setTimeout(look, failures === 0 ? pauseMs : Math.min(60_000, 1000 * 2 ** failures))
    return () => clearTimeout(timer)
  }, [unasked, pauseMs, failures])
  return { known, setKnown, isAsking: unasked !== '' }
}
