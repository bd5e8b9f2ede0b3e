type Sink = Pick<Console, 'info' | 'error'>

type Page = Pick<Window, 'addEventListener'> & { location: { href: string; pathname: string } }

const addressOf = (element: Element): string =>
  element.getAttribute('src') ?? element.getAttribute('href') ?? element.tagName

/**
 * Writes page views, runtime errors, unhandled rejections and resources that did not load to the console, each with
 * the path; nothing leaves the browser.
 */
export function watchPage(page: Page, sink: Sink): { pageView: (url: string) => void } {
  const path = () => page.location.pathname
  let shown = path()
  const view = () => sink.info(`Page view: ${shown}`)

  // Resource errors do not bubble: listen in the capture phase.
  page.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof Element) sink.error(`Resource failed to load on ${path()}:`, addressOf(event.target))
      else sink.error(`Runtime error on ${path()}:`, event.error ?? event.message)
    },
    true,
  )
  page.addEventListener('unhandledrejection', (event) => sink.error(`Unhandled rejection on ${path()}:`, event.reason))
  view()
  return {
    pageView(url) {
      const next = new URL(url, page.location.href).pathname
      if (next === shown) return
      shown = next
      view()
    },
  }
}
