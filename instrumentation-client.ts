import { watchPage } from '@/lib/page-log'

const { pageView } = watchPage(window, console)

/** Called by Next when a navigation begins. */
export function onRouterTransitionStart(url: string): void {
  pageView(url)
}
