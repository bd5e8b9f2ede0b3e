/**
 * The author of an account, by name: the author with the account's name, or the only one with that first name. Null
 * when there is none.
 */
export function bylineOf(username: string, authors: readonly { slug: string; name: string }[]): string | null {
  const slug = username.replace(/[._-]+/g, '-')
  const exact = authors.find((author) => author.slug === slug)
  if (exact) return exact.name
  const [first, ...others] = authors.filter((author) => author.slug.startsWith(`${slug}-`))
  return others.length === 0 ? (first?.name ?? null) : null
}
