/** The page number of a path segment: a whole number from 2, written plainly; null for anything else. */
export function parsePageNumber(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) && segment !== '1' ? Number(segment) : null
}
