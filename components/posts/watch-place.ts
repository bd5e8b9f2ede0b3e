/** A heading counts as being read once it has come up to this part of the window. */
const LINE = 0.3

/** A heading that stays beside the text says nothing of where the reader is. */
function scrolls(heading: HTMLElement): boolean {
  const part = heading.closest('section')
  return !part || getComputedStyle(part).position !== 'sticky'
}

/** The heading under which the reader is: the last one above the line. */
function headingAt(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const line = innerHeight * LINE
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line && scrolls(heading))
}

const targetOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)))

/**
 * Marks the link of the section that is being read, reports its title, and closes the contents when a section was chosen.
 * Returns what ends it.
 */
export function watchPlace(contents: HTMLElement, onChange: (title: string) => void): () => void {
  const links = [...contents.querySelectorAll('a')]
  const headings = links.flatMap((link) => targetOf(link) ?? [])
  const look = () => {
    const here = headingAt(headings)
    const current = links.find((link) => here && targetOf(link) === here)
    for (const link of links)
      if (link === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')

    if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 2
    onChange(current?.textContent ?? '')
  }
  const close = (event: Event) => {
    if (event.target instanceof HTMLAnchorElement) contents.hidePopover()
  }
  // Called whenever a heading crosses the line. All above it counts, or a jump over a whole section would go unnoticed.
  const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px ${(LINE - 1) * 100}% 0px` })
  for (const heading of headings) observer.observe(heading)
  contents.addEventListener('click', close)
  return () => {
    observer.disconnect()
    contents.removeEventListener('click', close)
  }
}
