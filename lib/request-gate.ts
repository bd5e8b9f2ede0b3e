import { SESSION_ENDED } from './action-result.ts'

/** What is answered in the place of a page: few words and no log. */
export type Refusal = { status: number; text: string; headers?: Record<string, string> }

/** A request before anybody has read its body. `target` is its path and query as they were sent. */
export type Arrival = { method: string; target: string; header: (name: string) => string | null }

/** Above the 10 MB of a picture, so that the action can answer in words. Bytes. */
export const UPLOAD_BODY_MAX = 12 * 1024 * 1024
/** What somebody without a session may send: the longest message of the contact form, in any script. Bytes. */
export const VISITOR_BODY_MAX = 64 * 1024

const PATH_MAX = 2_000
/** The longest part of any address of ours, with room; longer ones are no names of files either. */
const SEGMENT_MAX = 220

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isRead = (method: string): boolean => READS.has(method)

/** The id of an action. A first digit from 8 up is Next's mark of a cached read, which is nobody's to call. */
const ACTION_ID = /^[0-7][0-9a-f]{41}$/
const BOUNDARY = /;\s*boundary=(?:"[^"]+"|[^\s;"]+)/i
// Control characters in an address: nothing of ours has one, and the database cannot even be asked for NUL.
const CONTROL = /[\u0000-\u001f\u007f]/

export const badRequest: Refusal = { status: 400, text: 'Bad request' }
const tooLarge: Refusal = { status: 413, text: 'Too much was sent' }
// The panel's forms know these words: they ask for the password in place and lose nothing.
const sessionEnded: Refusal = { status: 401, text: SESSION_ENDED }
const unknownAction: Refusal = { status: 404, text: 'Not found', headers: { 'x-nextjs-action-not-found': '1' } }

/** Whether an address cannot be one of ours, whatever the database holds. */
function addressRefusal(target: string): Refusal | null {
  const [path = ''] = target.split(/[?#]/, 1)
  if (path.length > PATH_MAX) return { status: 414, text: 'The address is too long' }
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return badRequest
  }
  if (CONTROL.test(decoded)) return badRequest
  return decoded.split('/').some((segment) => segment.length > SEGMENT_MAX)
    ? { status: 414, text: 'The address is too long' }
    : null
}

/** Whether another site sent this in the name of the person whose browser it is. */
function isForeign({ header }: Arrival, siteUrl: string): boolean {
  const origin = header('origin')
  if (origin === null) return false
  const host = URL.parse(origin)?.host
  return !host || (host !== header('host') && host !== URL.parse(siteUrl)?.host)
}

function formatRefusal({ header }: Arrival): Refusal | null {
  const id = header('next-action')
  if (id !== null && !ACTION_ID.test(id)) return unknownAction
  const type = header('content-type')?.trim().toLowerCase() ?? ''
  const isForm = type.startsWith('multipart/form-data')
  // Neither a form nor a list of arguments is ever without a letter.
  if ((isForm || id !== null) && announcedBytes(header) === 0) return badRequest
  if (isForm) return BOUNDARY.test(type) ? null : badRequest
  return id === null || type.startsWith('text/plain') ? null : badRequest
}

/** The bytes that a body announces; null when it comes in chunks. NaN for what is no number. */
export function announcedBytes(header: Arrival['header']): number | null {
  if (header('transfer-encoding') !== null) return null
  return Number(header('content-length') ?? 0)
}

/** How much a request may send; `hasSession` tells whether somebody of the panel sends it. */
export const bodyMax = (hasSession: boolean): number => (hasSession ? UPLOAD_BODY_MAX : VISITOR_BODY_MAX)

/** What is said when more comes than may. */
export const bodyRefusal = ({ target }: Arrival, hasSession: boolean): Refusal =>
  !hasSession && /^\/admin(?:[/?]|$)/.test(target) ? sessionEnded : tooLarge

/**
 * Why a request is not handed on, from its first lines alone: addresses and ids that cannot exist, other sites, forms
 * that cannot be read, bodies that are too large for who sends them. Null: it may go on. Guards nothing by itself.
 */
export async function refusalOf(
  arrival: Arrival,
  { siteUrl, hasSession }: { siteUrl: string; hasSession: () => Promise<boolean> },
): Promise<Refusal | null> {
  const { method, target, header } = arrival
  if (!METHODS.has(method))
    return { status: 405, text: 'Method not allowed', headers: { allow: [...METHODS].join(', ') } }
  const refusal = addressRefusal(target)
  if (refusal) return refusal
  const announced = announcedBytes(header)
  if (isRead(method)) return announced === null || announced <= VISITOR_BODY_MAX ? null : tooLarge
  if (isForeign(arrival, siteUrl)) return { status: 403, text: 'This came from another site' }
  const format = method === 'POST' ? formatRefusal(arrival) : null
  if (format) return format
  if (announced === null || announced <= VISITOR_BODY_MAX) return null
  const signedIn = await hasSession()
  return announced <= bodyMax(signedIn) ? null : bodyRefusal(arrival, signedIn)
}

const isText = (type: string) => type.startsWith('text/plain')

/** Whether what an action or a form was sent can be read as what it says it is. Small bodies only: it is parsed for it. */
export async function isWellFormed(body: ArrayBuffer, type: string, isAction: boolean): Promise<boolean> {
  if (body.byteLength > VISITOR_BODY_MAX) return true
  try {
    if (/^multipart\/form-data/i.test(type)) {
      await new Response(body, { headers: { 'content-type': type } }).formData()
      return true
    }
    return !isAction || (isText(type.toLowerCase()) && Array.isArray(JSON.parse(new TextDecoder().decode(body))))
  } catch {
    return false
  }
}
