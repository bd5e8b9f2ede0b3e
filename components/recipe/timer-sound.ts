let audio: AudioContext | null = null

/** Browsers allow sound only after a user gesture: call this in the click that starts a timer. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
  } catch {
    // This browser has no sound: the timer still shows, and vibrates where possible.
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
  // One tag per timer, because a notification with the same tag replaces the last one silently.
  const options = { body, tag: `timer:${body}` }
  // Android shows notifications only through the service worker; its constructor throws.
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) await worker.showNotification(title, options)
  else new Notification(title, options)
}

/** Rings: sound, vibration and notification, as far as the browser allows. */
export function ring(title: string, body: string): void {
  allowSound()
  if (audio) beep(audio)
  // Before the first interaction with the page, browsers refuse to vibrate and log an error.
  if ('vibrate' in navigator && 'userActivation' in navigator && navigator.userActivation.hasBeenActive)
    navigator.vibrate([400, 200, 400, 200, 400])
  notify(title, body).catch((error: unknown) => console.warn('No notification:', error))
}

/** The permission for notifications; 'absent' in a browser without them. */
export const notifyState = (): NotificationPermission | 'absent' =>
  'Notification' in window ? Notification.permission : 'absent'
