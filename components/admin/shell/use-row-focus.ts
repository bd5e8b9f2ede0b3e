import { type RefObject, useEffect } from 'react'

/** What takes the focus of a row that has left its list: the row after it, or before it, or the heading above. */
function besideRow({ target, nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  const around = target instanceof Element ? target.closest('section, main') : null
  const headings = around?.querySelectorAll('h1, h2') ?? []
  return [nextSibling, previousSibling, ...headings].find(
    (node): node is HTMLElement =>
      node instanceof HTMLElement && node.matches('li, h1, h2') && node.isConnected && node.checkVisibility(),
  )
}

/**
 * A browser drops the focus with the element that has it. When that is in a row of a list which was deleted, renamed or moved to
 * another view, the focus goes to the next row; on another page it is left to the router.
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
