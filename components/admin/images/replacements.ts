import { useEffect, useEffectEvent } from 'react'

/** The addresses of a picture before and after its file was replaced. */
type Replacement = { from: string; to: string }

const CHANNEL = 'replaced pictures'

/** Tells the forms that are open in other tabs of this browser that a picture was replaced. */
export function announceReplacement(replacement: Replacement): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(replacement)
  channel.close()
}

/** Calls `run` when a picture is replaced in another tab of this browser. */
export function useReplacements(run: (from: string, to: string) => void): void {
  const onReplaced = useEffectEvent(run)
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data: { from, to } }: MessageEvent<Replacement>) => onReplaced(from, to)
    return () => channel.close()
  }, [])
}
