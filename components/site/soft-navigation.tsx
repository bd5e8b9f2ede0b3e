'use client'

import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { useRouter, usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

/** Pages that are made anew for everybody who asks, and those that few people follow. */
const NEVER_AHEAD = /^\/(?:search|authors|admin)(?:\/|$)/

/** The site's own link under a pointer, a finger or the focus. */
const softLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click means something else than to go there: a new tab or window, a download, or a part of this page. */
export const isLeftToTheBrowser = (
  click: Click,
  link: Pick<HTMLAnchorElement, 'target' | 'origin'> & { hasAttribute(name: string): boolean },
): boolean =>
  click.defaultPrevented ||
  click.button !== 0 ||
  click.metaKey ||
  click.ctrlKey ||
  click.shiftKey ||
  click.altKey ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== location.origin

/** Whether the reader asked the browser to save data. Not every browser tells. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Whether a page may be fetched before it is asked for: not the present one, and not what is made for each asker. */
export const isWorthFetching = ({ pathname, target }: Pick<HTMLAnchorElement, 'pathname' | 'target'>): boolean =>
  target === '' && pathname !== location.pathname && !NEVER_AHEAD.test(pathname)

/** So long a pointer or the focus rests on a link before its page is fetched: whoever passes over it costs nothing. */
const REST_MS = 80

/**
 * Follows the site's links (`components/ui/link.tsx`) without loading a new document, and fetches a page once somebody
 * shows that they want it: by resting on its link, or by pressing it. Nothing is fetched while the page itself still loads.
 */
export function SoftNavigation() {
  const router = useRouter()
  useEffect(() => {
    // One each: the focus may move while a pointer lies still.
    let pointerRest: ReturnType<typeof setTimeout> | undefined
    let focusRest: ReturnType<typeof setTimeout> | undefined
    let pointed: HTMLAnchorElement | null = null

    function fetchAhead({ target }: Event): void {
      const link = softLink(target)
      if (!link || document.readyState !== 'complete' || savesData() || !isWorthFetching(link)) return
      // By itself the router fetches the frame that all pages of a route share, and would call the second post known.
      router.prefetch(link.pathname + link.search, { kind: PrefetchKind.FULL })
    }
    function whenFocused(event: Event): void {
      clearTimeout(focusRest)
      focusRest = setTimeout(fetchAhead, REST_MS, event)
    }
    // A move, and not what comes to lie below a pointer while the page scrolls.
    function whenPointed(event: Event): void {
      const link = softLink(event.target)
      if (link === pointed) return
      pointed = link
      clearTimeout(pointerRest)
      pointerRest = setTimeout(fetchAhead, REST_MS, event)
    }
    function follow(event: MouseEvent): void {
      const link = softLink(event.target)
      if (!link || isLeftToTheBrowser(event, link)) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }

    const listening = new AbortController()
    const options = { signal: listening.signal, passive: true }
    // On the window: React's own listeners stand on the document, and have had their say when it comes here.
    window.addEventListener('pointermove', whenPointed, options)
    window.addEventListener('focusin', whenFocused, options)
    window.addEventListener('pointerdown', fetchAhead, options)
    window.addEventListener('click', follow, { signal: listening.signal })
    return () => {
      clearTimeout(pointerRest)
      clearTimeout(focusRest)
      listening.abort()
    }
  }, [router])
  return null
}

// Of the whole document, not of one shell: a way from the magazine to the studio leaves one shell and enters another.
const visit: { path: string | null; goesBack: boolean } = { path: null, goesBack: false }

function markBack(): void {
  visit.goesBack = true
}

/**
 * The router leaves the page where it is when the new one's first element happens to be in view; a new page begins at
 * its top all the same. Not on the way back, where the browser restores the place, and not when the address names one.
 */
export function ScrollToTop() {
  const pathname = usePathname()
  useEffect(() => {
    window.addEventListener('popstate', markBack)
    return () => window.removeEventListener('popstate', markBack)
  }, [])
  useLayoutEffect(() => {
    const isNewPage = visit.path !== null && visit.path !== pathname
    if (isNewPage && !visit.goesBack && !window.location.hash) window.scrollTo({ top: 0, behavior: 'instant' })
    visit.path = pathname
    visit.goesBack = false
  }, [pathname])
  return null
}
