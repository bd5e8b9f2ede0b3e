import type { IncomingMessage, ServerResponse } from 'node:http'
import { decodeJwt, SignJWT } from 'jose'
import { fetchOf } from '../../../scripts/backend/app-client.ts'
import { playServer } from '../../../tests/support/play-server.ts'
import type { Contract } from './index.ts'

/** The six digits that every app of these tests shows. */
export const APP_CODE = '123456'
/** For this code, the service answers that it takes no more requests. */
export const BUSY_CODE = '429429'
const SECRET = 'JBSWY3DPEHPK3PXP'
const QR_CODE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>'

type Factor = { id: string }

/** A backend with the table of `addFactorTable`. */
export type FactorBackend = Pick<Contract, 'backend' | 'keys' | 'sql'>

const refused = (code: string, status: number): Response =>
  Response.json({ code: status, error_code: code, msg: code }, { status })

/** The answers of the sign-in service about factors, as Supabase documents them. */
async function answerFactors({ keys, sql }: FactorBackend, request: IncomingMessage, body: string): Promise<Response> {
  const claims = decodeJwt((request.headers.authorization ?? '').replace('Bearer ', ''))
  const [, id = '', step] = /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(\w+))?)?$/.exec(request.url ?? '') ?? []
  if (id === '') {
    const [made] = await sql<Factor>(`insert into auth.mfa_factors (user_id) values ('${claims.sub}') returning id`)
    return Response.json({ id: made?.id, type: 'totp', totp: { qr_code: QR_CODE, secret: SECRET, uri: 'otpauth:' } })
  }
  const own = `from auth.mfa_factors where id = '${id}' and user_id = '${claims.sub}'`
  if ((await sql(`select 1 ${own}`)).length === 0) return refused('mfa_factor_not_found', 404)
  if (step === 'challenge') return Response.json({ id: crypto.randomUUID(), type: 'totp', expires_at: 2_000_000_000 })
  if (step !== 'verify') {
    const isVerified = (await sql(`select 1 ${own} and status = 'verified'`)).length > 0
    if (isVerified && claims.aal !== 'aal2') return refused('insufficient_aal', 422)
    await sql(`delete ${own}`)
    return Response.json({ id })
  }
  const { code } = JSON.parse(body) as { code: string }
  if (code === BUSY_CODE) return refused('over_request_rate_limit', 429)
  if (code !== APP_CODE) return refused('mfa_verification_failed', 422)
  await sql(`update auth.mfa_factors set status = 'verified' where id = '${id}'`)
  const [kept] = await sql<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = '${String(claims.session_id)}' and not revoked`,
  )
  const raised = await new SignJWT({ ...claims, aal: 'aal2' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(keys.jwtSecret))
  const tokens = { access_token: raised, token_type: 'bearer', expires_in: 3600, refresh_token: kept?.token }
  return Response.json({ ...tokens, user: { id: claims.sub, aud: 'authenticated' } })
}

type Answer = { challenge_id: string; credential: { id: string; response: { clientDataJSON: string } } }

/** Whether a browser's answer fits the challenge. The device's signature is not checked. */
const answersTo = ({ challenge_id, credential }: Answer): boolean => {
  const signed = Buffer.from(credential.response.clientDataJSON, 'base64url').toString()
  return (JSON.parse(signed) as { challenge: string }).challenge === Buffer.from(challenge_id).toString('base64url')
}

/** Begins a session of an account, like a sign-in. */
async function openSession({ keys, sql }: FactorBackend, userId: string): Promise<Response> {
  const [session_id, refresh_token] = [crypto.randomUUID(), crypto.randomUUID()]
  await sql(`insert into auth.sessions (id, user_id, aal) values ('${session_id}', '${userId}', 'aal1')`)
  await sql(
    `insert into auth.refresh_tokens (id, token, user_id, session_id) values ('${crypto.randomUUID()}', '${refresh_token}', '${userId}', '${session_id}')`,
  )
  const [user] = await sql<{ email: string }>(`select email from auth.users where id = '${userId}'`)
  const claims = { role: 'authenticated', aud: 'authenticated', email: user?.email, session_id, aal: 'aal1' }
  const access_token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime('1 hour')
    .sign(new TextEncoder().encode(keys.jwtSecret))
  return Response.json({
    ...{ access_token, refresh_token, token_type: 'bearer', expires_in: 3600 },
    user: { id: userId, aud: 'authenticated', ...user },
  })
}

/** The answers of the sign-in service about passkeys, as Supabase documents them. */
async function answerPasskeys(to: FactorBackend, request: IncomingMessage, body: string): Promise<Response> {
  const { sql } = to
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  const [, path = ''] = (request.url ?? '').split('/auth/v1/passkeys')
  const challenge_id = crypto.randomUUID()
  const question = { challenge_id, expires_at: 2_000_000_000 }
  const challenge = Buffer.from(challenge_id).toString('base64url')
  const table = 'auth.webauthn_credentials'
  if (path === '/authentication/options')
    return Response.json({ ...question, options: { challenge, rpId: 'localhost', userVerification: 'preferred' } })
  if (path === '/authentication/verify') {
    const answer = JSON.parse(body) as Answer
    const [used] = await sql<{ user_id: string }>(
      `update ${table} set last_used_at = now() where credential_id = '${answer.credential.id}' returning user_id`,
    )
    return used && answersTo(answer) ? openSession(to, used.user_id) : refused('webauthn_verification_failed', 400)
  }
  const { sub: userId } = decodeJwt(token)
  if (path === '/registration/options') {
    const user = { id: Buffer.from(String(userId)).toString('base64url'), name: 'maja', displayName: 'maja' }
    const options = { challenge, user, rp: { id: 'localhost', name: 'FlavorCraft' } }
    const pubKeyCredParams = [{ type: 'public-key', alg: -7 }]
    const authenticatorSelection = { residentKey: 'required' }
    return Response.json({ ...question, options: { ...options, pubKeyCredParams, authenticatorSelection } })
  }
  if (path === '/registration/verify') {
    const answer = JSON.parse(body) as Answer
    if (!answersTo(answer)) return refused('webauthn_verification_failed', 400)
    const [made] = await sql<{ id: string }>(
      `insert into ${table} (user_id, credential_id) values ('${userId}', '${answer.credential.id}') returning id, created_at`,
    )
    return Response.json(made)
  }
  const own = `where user_id = '${userId}' and id::text = '${path.slice(1)}'`
  if (request.method === 'PATCH') {
    const { friendly_name } = JSON.parse(body) as { friendly_name: string }
    return Response.json((await sql(`update ${table} set friendly_name = '${friendly_name}' ${own} returning *`))[0])
  }
  if (request.method === 'DELETE') {
    await sql(`delete from ${table} ${own}`)
    return new Response(null, { status: 204 })
  }
  return Response.json(await sql(`select * from ${table} where user_id = '${userId}'`))
}

/** Passes a request on to the embedded backend, and adds the factors to its answer about a user. */
async function passOn(
  { backend, sql }: FactorBackend,
  { method = 'GET', url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<Response> {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    name === 'content-length' || name === 'connection' ? [] : [[name, String(value)]],
  )
  const answer = await fetchOf(backend)(`http://backend.invalid${url}`, {
    method,
    headers: sent,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  })
  if (url !== '/auth/v1/user' || !answer.ok) return answer
  const user = (await answer.json()) as { id: string }
  const factors = await sql(
    `select id, status, factor_type from auth.mfa_factors where user_id = '${user.id}' order by status`,
  )
  return Response.json({ ...user, factors })
}

async function respond(to: FactorBackend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const body = Buffer.concat(parts)
  const [, area] = /^\/auth\/v1\/(factors|passkeys)/.exec(request.url ?? '') ?? []
  const own = area && { factors: answerFactors, passkeys: answerPasskeys }[area]
  const answer = own ? await own(to, request, body.toString()) : await passOn(to, request, body)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(new Uint8Array(await answer.arrayBuffer()))
}

/** Serves a backend with second factors, as a hosted project would; resolves to its address. */
export const playFactorService = (to: FactorBackend): Promise<string> =>
  playServer((request, response) => void respond(to, request, response))
