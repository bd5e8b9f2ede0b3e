import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window as long as the component is there; `isCapture`: before the elements of the page. */
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
