let audio: AudioContext | null = null

/** Browsers allow sound only after a touch: call this with the press that starts a timer. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
  } catch {
    // No sound in this browser: the timer is seen, and felt where it can vibrate.
  }
}

const BEEPS = [0, 0.25, 0.5, 1.2, 1.45, 1.7, 2.4, 2.65, 2.9]

function beep(context: AudioContext): void {
  for (const delay of BEEPS) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    const at = context.currentTime + delay
    oscillator.frequency.value = 880
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.exponentialRampToValueAtTime(0.4, at + 0.02)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.18)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(at)
    oscillator.stop(at + 0.2)
  }
}

async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  // A tag of its own: another timer's notification would take this one's place without a sound.
  const options = { body, tag: `timer:${body}` }
  // Android shows them through the worker alone, and throws at the other way.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}

/** Rings: sound, vibration and notification, as far as the browser allows. */
export function ring(title: string, body: string): void {
  allowSound()
  if (audio) beep(audio)
  // A browser refuses it, with an error in its console, before the reader's first press on the page.
  if ('vibrate' in navigator && 'userActivation' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate([400, 200, 400, 200, 400])
  notify(title, body).catch((error: unknown) => console.warn('No notification:', error))
}

/** The permission for notifications; 'absent' in a browser without them. */
export const notifyState = (): NotificationPermission | 'absent' =>
  'Notification' in window ? Notification.permission : 'absent'
