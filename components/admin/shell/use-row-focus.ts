import { type RefObject, useEffect } from 'react'

/** The element that gets the focus of a removed row: the next row, the previous one, or the heading above. */
function besideRow({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  const around = target instanceof Element ? target.closest('section, main') : null
  const headings = around?.querySelectorAll('h1, h2') ?? []
  return [nextSibling, previousSibling, ...headings].find(
    (node): node is HTMLElement =>
      node instanceof HTMLElement && node.matches('li, h1, h2') && node.isConnected && node.checkVisibility(),
  )
}

/**
 * Moves the focus to the next row when the focused row leaves its list, since the browser would drop the focus. After a
 * change of the address, the router manages the focus.
 */
export function useRowFocus(pageRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = pageRef.current
    if (!page) return
    let last: { row: Element | null; address: string } | null = null
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? { row: target.closest('li'), address: location.href } : null
    }
    const observer = new MutationObserver((records) => {
      const row = last?.row
      if (!row || row.isConnected || last?.address !== location.href || document.activeElement !== document.body) return
      last = null
      const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(row)))
      const next = removal && besideRow(removal)
      if (!next) return
      next.tabIndex = -1
      next.focus()
    })
    page.addEventListener('focusin', note)
    observer.observe(page, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      page.removeEventListener('focusin', note)
    }
  }, [pageRef])
}
