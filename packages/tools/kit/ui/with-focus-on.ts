/** The click handler of a button that disappears: it first focuses the nearest element that the selector finds. */
export const withFocusOn =
  (control: string, act: () => unknown) =>
  ({ currentTarget }: { currentTarget: Element }): void => {
    currentTarget.closest(`:has(${control})`)?.querySelector<HTMLElement>(control)?.focus()
    act()
  }
