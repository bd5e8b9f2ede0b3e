/** Asks for the screen to stay on, and again whenever the page comes back into view. Answers how to let it go. */
export function holdScreen(onRefused: () => void): () => void {
  let lock: WakeLockSentinel | null = null
  let isHeld = true
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (isHeld) lock = granted
      else await granted.release()
    } catch {
      // A low battery, a browser's setting, or a browser without it.
      if (isHeld) onRefused()
    }
  }
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isHeld = false
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
