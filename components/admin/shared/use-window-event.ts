import { useEffect, useEffectEvent } from 'react'

/** Listens to a window event while the component is mounted. `isCapture`: runs before handlers of elements. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  run: (event: WindowEventMap[Name]) => void,
  isCapture = false,
): void {
  const onEvent = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: WindowEventMap[Name]) => onEvent(event)
    window.addEventListener(name, listen, isCapture)
    return () => window.removeEventListener(name, listen, isCapture)
  }, [name, isCapture])
}
