/**
 * Keeps the screen on; requests the lock again after the page was in the background. `onAnswer` gets whether a request
 * was granted. Returns the release function.
 */
export function holdScreen(onAnswer: (isGranted: boolean) => void): () => void {
  let lock: WakeLockSentinel | null = null
  let isHeld = true
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    try {
      const granted = await navigator.wakeLock.request('screen')
      if (!isHeld) return await granted.release()
      lock = granted
      onAnswer(true)
    } catch {
      // The battery is low, a setting forbids the lock, or the browser has none.
      if (isHeld) onAnswer(false)
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
