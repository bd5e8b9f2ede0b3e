import { useEffect } from 'react'

/** Lets the browser ask before the page goes while `isNeeded`: picked files cannot be kept as the text's draft is. */
export function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}
