import { z } from 'zod'
import type { ToastContent } from './toast-store'

const KEY = 'flavorcraft:flash'

const flashSchema = z.object({
  variant: z.enum(['info', 'success', 'error']),
  title: z.string(),
  description: z.string().optional(),
})

/** Shows a toast after the next page load, since signing in and out reload the page. */
export function flashToast(toast: Pick<ToastContent, 'variant' | 'title' | 'description'>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast))
  } catch {
    // Storage can be switched off or full; the page works without the toast.
  }
}

/** Reads and removes the toast that the last page stored. */
export function takeFlashToast(): ToastContent | null {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    const { variant, title, description } = flashSchema.parse(JSON.parse(text ?? 'null'))
    return description === undefined ? { variant, title } : { variant, title, description }
  } catch {
    return null
  }
}
