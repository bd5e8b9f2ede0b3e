import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPage } from './page-log.ts'

function fakePage(pathname: string) {
  const location = { href: `http://localhost${pathname}`, pathname }
  return Object.assign(new EventTarget(), { location })
}

const sink = { info: vi.fn(), error: vi.fn() }

class FakeElement extends EventTarget {
  readonly tagName = 'IMG'
  getAttribute(name: string): string | null {
    return name === 'src' ? '/media/lost.webp' : null
  }
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('Element', FakeElement)
})

describe('the page log', () => {
  it('writes the first view and each new path once', () => {
    const { pageView } = watchPage(fakePage('/blog'), sink)
    pageView('/blog?page=2')
    pageView('/blog#top')
    pageView('http://localhost/news')
    expect(sink.info.mock.calls.flat()).toEqual(['Page view: /blog', 'Page view: /news'])
  })

  it('names the resource that did not load', () => {
    const page = fakePage('/about')
    watchPage(page, sink)
    const event = new Event('error')
    Object.defineProperty(event, 'target', { value: new FakeElement() })
    page.dispatchEvent(event)
    expect(sink.error).toHaveBeenCalledExactlyOnceWith('Resource failed to load on /about:', '/media/lost.webp')
  })

  it('writes errors with the path', () => {
    const page = fakePage('/guides')
    watchPage(page, sink)
    const failure = new Error('broken')
    page.dispatchEvent(Object.assign(new Event('error'), { error: failure }))
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: failure }))
    expect(sink.error.mock.calls).toEqual([
      ['Runtime error on /guides:', failure],
      ['Unhandled rejection on /guides:', failure],
    ])
  })
})
