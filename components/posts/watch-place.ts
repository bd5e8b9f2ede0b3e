/** The height of the reading line, as a share of the window: the last heading above it is the current section. */
const READING_LINE = 0.3

/** A heading in a sticky part stays in view, so its position does not show where the reader is. */
function scrolls(heading: HTMLElement): boolean {
  const part = heading.closest('section')
  return !part || getComputedStyle(part).position !== 'sticky'
}

function headingAt(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const line = innerHeight * READING_LINE
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line && scrolls(heading))
}

const targetOf = ({ hash }: HTMLAnchorElement) => document.getElementById(decodeURIComponent(hash.slice(1)))

/**
 * Marks the link of the current section and reports its title; closes the contents after a click on a link.
 * Returns the function that stops it.
 */
export function watchPlace(contents: HTMLElement, onChange: (title: string) => void): () => void {
  const links = [...contents.querySelectorAll('a')]
  const headings = links.flatMap((link) => targetOf(link) ?? [])
  const update = () => {
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
  // Fires when a heading crosses the line. The root extends far above it, or a jump over a whole section would not
  // fire.
  const observer = new IntersectionObserver(update, { rootMargin: `1000000px 0px ${(READING_LINE - 1) * 100}% 0px` })
  for (const heading of headings) observer.observe(heading)
  contents.addEventListener('click', close)
  return () => {
    observer.disconnect()
    contents.removeEventListener('click', close)
  }
}
