// Made ready here, in a task of its own, and not together with Next's router in the next one.
import 'react-dom/client'
import { watchPage } from '@/lib/page-log'

declare global {
  interface Window {
    /** Next's own list of scripts that come before a page is live; each of them in a task of its own. */
    __next_s?: [source: undefined, attributes: { children: string }][]
  }
}

const { pageView } = watchPage(window, console)

// In one task the two hold a telephone for a quarter of a second. An empty script runs nothing, and Next goes on in another task.
window.__next_s = [...(window.__next_s ?? []), [undefined, { children: '' }]]

/** Called by Next when a navigation begins. */
export function onRouterTransitionStart(url: string): void {
  pageView(url)
}
