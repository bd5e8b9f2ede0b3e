/** Names one request in every line that is logged of it, from the server's front to the action; the answer carries it too. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What a proxy of one's own has called the request, if that can be a name; else a new one. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && /^[A-Za-z0-9._:-]{8,128}$/.test(given) ? given : crypto.randomUUID()

/** A name that we may have given; one that says something is a visitor's, and no word of theirs goes to a log. */
export const madeId = (header: string | null | undefined): string | undefined =>
  header && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(header) ? header : undefined
