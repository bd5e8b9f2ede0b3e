/** `aria-current` of a link: 'page' on exactly its path, 'true' on its other paths and below them. */
export function currentMark(
  pathname: string,
  href: string,
  activeUnder: readonly string[] = [],
): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return activeUnder.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? 'true' : undefined
}
