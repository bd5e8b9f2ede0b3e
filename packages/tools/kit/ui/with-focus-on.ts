/** The click handler of a button that disappears: it first focuses the nearest such control, or the focus is lost. */
export const withFocusOn =
  (control: string, act: () => unknown) =>
  ({ currentTarget }: { currentTarget: Element }): void => {
    currentTarget.closest(`:has(${control})`)?.querySelector<HTMLElement>(control)?.focus()
    act()
  }
