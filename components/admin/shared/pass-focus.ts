/** Focuses `target` if the focus is lost, or inside `area`: an editor who has gone on in another place stays there. */
export function passFocus(target: HTMLElement | null | undefined, area?: Element | null): void {
  const focused = document.activeElement
  if (focused === document.body || area?.contains(focused)) target?.focus()
}

/** Whether letters that are typed go into this element. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
