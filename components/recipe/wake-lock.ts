/** Keeps the screen on, also after the page was in the background. Returns the function that releases it. */
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
