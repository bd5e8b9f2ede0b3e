/** Names one request in every line that is logged of it, from the door to the action; the answer carries it too. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** What a proxy before us has called the request, if that can be a name; else a new one. */
export const requestIdOf = (given: string | null | undefined): string =>
  given && /^[A-Za-z0-9._:-]{8,128}$/.test(given) ? given : crypto.randomUUID()
