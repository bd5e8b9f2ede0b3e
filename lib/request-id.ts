import { sha256 } from './sha256.ts'

/** The response header with the id of the request. */
export const REQUEST_ID_HEADER = 'x-request-id'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The request header that carries the id from the server or the middleware to the action and the log. Its name depends on
 * the site's secret: a visitor cannot send it, and every function of a host can derive it.
 */
export const requestIdHeader = (secret: string): string => `x-request-${sha256(`request id ${secret}`).slice(0, 32)}`

/** The id of a request by its header; undefined when the request has none. */
export const readRequestId = (value: string | null | undefined): string | undefined =>
  value && ID.test(value) ? value : undefined
