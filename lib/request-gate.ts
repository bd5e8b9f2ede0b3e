import { SESSION_ENDED } from './action-result.ts'
import { isPanelCall } from './panel-calls.ts'

/** A response instead of a page, without a log line. */
export type Refusal = { status: number; text: string; headers?: Record<string, string> }

/** A request whose body is unread. `target` is its path and query as sent. */
export type UnreadRequest = { method: string; target: string; header: (name: string) => string | null }

/** Above the 10 MB of an image, so that the action can explain its limit. Bytes. */
export const UPLOAD_BODY_MAX = 12 * 1024 * 1024
/** Body limit without a session, in bytes: the longest message of the contact form, in any script. */
export const VISITOR_BODY_MAX = 64 * 1024

const PATH_MAX = 2_000
/** Longer than any segment of an address; a longer one cannot name a file either. */
const SEGMENT_MAX = 220
/**
 * Next's work grows with the square of the number of parameters and cookies: 15 kB of headers would block the server
 * for seconds. The longest plain form of a tool has 906 fields, and a browser keeps 180 cookies for a site.
 */
const PARAMETERS_MAX = 1_000
const COOKIES_MAX = 200

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isRead = (method: string): boolean => READS.has(method)

const BOUNDARY = /;\s*boundary=(?:"[^"]+"|[^\s;"]+)/i
// Control characters in an address: no route has one, and the database refuses NUL.
const CONTROL = /[\u0000-\u001f\u007f]/

export const badRequest: Refusal = { status: 400, text: 'Bad request' }
const tooLarge: Refusal = { status: 413, text: 'Too much was sent' }
const tooLong: Refusal = { status: 414, text: 'The address is too long' }
const tooManyCookies: Refusal = { status: 431, text: 'Too many cookies were sent' }
// The panel's forms recognise this text and ask for the password in place.
const sessionEnded: Refusal = { status: 401, text: SESSION_ENDED }

const isMoreThan = (max: number, text: string, separator: string): boolean =>
  text.split(separator, max + 1).length > max

/** Why a request is refused by its method, its address or its cookies; null when it is accepted. */
export function headRefusal({ method, target, header }: UnreadRequest): Refusal | null {
  if (!METHODS.has(method))
    return { status: 405, text: 'Method not allowed', headers: { allow: [...METHODS].join(', ') } }
  const [path = ''] = target.split(/[?#]/, 1)
  if (path.length > PATH_MAX || isMoreThan(PARAMETERS_MAX, target, '&')) return tooLong
  if (isMoreThan(COOKIES_MAX, header('cookie') ?? '', ';')) return tooManyCookies
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return badRequest
  }
  if (CONTROL.test(decoded)) return badRequest
  return decoded.split('/').some((segment) => segment.length > SEGMENT_MAX) ? tooLong : null
}

/** Whether another site made the browser send this (CSRF). */
function isForeign({ header }: UnreadRequest, siteUrl: string): boolean {
  const origin = header('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  return !host || (host !== header('host') && host !== URL.parse(siteUrl)?.host)
}

const isForm = (type: string): boolean => /^\s*multipart\/form-data/i.test(type)
const isText = (type: string): boolean => /^\s*text\/plain/i.test(type)

/** Whether a request is for a server action: only actions are posted to pages. */
export function isForAction({ method, target }: UnreadRequest): boolean {
  const [path = ''] = target.split('?', 1)
  return method === 'POST' && !path.startsWith('/api/') && !isPanelCall(path)
}

/** An action gets a form or, as plain text, the list of its arguments; neither is ever empty. */
function isActionFormat(header: UnreadRequest['header']): boolean {
  const type = header('content-type') ?? ''
  return announcedBytes(header) !== 0 && (isText(type) || (isForm(type) && BOUNDARY.test(type)))
}

/** The announced length of a body in bytes; null for a chunked body, NaN for an invalid length. */
export function announcedBytes(header: UnreadRequest['header']): number | null {
  if (header('transfer-encoding') !== null) return null
  return Number(header('content-length') ?? 0)
}

/**
 * Why a request is refused, from its headers alone: impossible addresses, other sites, malformed forms, and
 * bodies too large for their sender. Null when it is accepted. Not the only guard: actions and policies check again.
 */
export async function refusalOf(
  arrival: UnreadRequest,
  { siteUrl, hasSession }: { siteUrl: string; hasSession: () => Promise<boolean> },
): Promise<Refusal | null> {
  const { method, target, header } = arrival
  const refusal = headRefusal(arrival)
  if (refusal) return refusal
  const announced = announcedBytes(header)
  if (isRead(method)) return announced === null || announced <= VISITOR_BODY_MAX ? null : tooLarge
  if (isForeign(arrival, siteUrl)) return { status: 403, text: 'This came from another site' }
  if (isForAction(arrival) && !isActionFormat(header)) return badRequest
  if (announced === null || announced <= VISITOR_BODY_MAX) return null
  if (await hasSession()) return announced <= UPLOAD_BODY_MAX ? null : tooLarge
  return /^\/admin(?:[/?]|$)/.test(target) ? sessionEnded : tooLarge
}

/** Whether the body of an action can be parsed as its content type. Small bodies only. */
export async function isWellFormed(body: ArrayBuffer, type: string): Promise<boolean> {
  if (body.byteLength > VISITOR_BODY_MAX) return true
  try {
    if (isText(type)) return Array.isArray(JSON.parse(new TextDecoder().decode(body)))
    await new Response(body, { headers: { 'content-type': type } }).formData()
    return true
  } catch {
    return false
  }
}
