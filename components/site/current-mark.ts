/** `aria-current` of a link: 'page' on exactly its path, 'true' below the path it stands for. */
export function currentMark(pathname: string, href: string, activeUnder?: string): 'page' | 'true' | undefined {
  if (pathname === href) return 'page'
  return activeUnder !== undefined && pathname.startsWith(`${activeUnder}/`) ? 'true' : undefined
}
