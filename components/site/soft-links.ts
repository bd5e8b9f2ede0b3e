/** Pages that are made anew for everybody who asks, and those that few people follow. */
const NEVER_AHEAD = /^\/(?:search|authors|admin)(?:\/|$)/

/** The site's own link under a pointer, a finger or the focus. */
export const softLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-soft]') : null

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click means something else than to go there: a new tab or window, a download, or a part of this page. */
export const isLeftToTheBrowser = (
  { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click,
  link: Pick<HTMLAnchorElement, 'target' | 'origin'> & { hasAttribute(name: string): boolean },
): boolean =>
  defaultPrevented ||
  button !== 0 ||
  metaKey ||
  ctrlKey ||
  shiftKey ||
  altKey ||
  (link.target !== '' && link.target !== '_self') ||
  link.hasAttribute('download') ||
  link.origin !== location.origin

/** Whether the reader asked the browser to save data. Not every browser tells. */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** Whether a page may be fetched before it is asked for: not the present one, and not what is made for each asker. */
export const isWorthFetching = ({ pathname, target }: Pick<HTMLAnchorElement, 'pathname' | 'target'>): boolean =>
  target === '' && pathname !== location.pathname && !NEVER_AHEAD.test(pathname)
