import type { IncomingMessage } from 'node:http'
import { decodeJwt, SignJWT } from 'jose'
import { fetchOf } from '../../../scripts/backend/app-fetch.ts'
import { playServer } from '../../../tests/support/play-server.ts'
import type { Contract } from './index.ts'

/** The six digits that every app of these tests shows. */
export const APP_CODE = '123456'

type Factor = { id: string; user_id: string; status: string }
type Answer = [status: number, body: object]

const refused = (code: string, status: number): Answer => [status, { code: status, error_code: code, msg: code }]

/** The factors of the sign-in service as Supabase documents them, over the table of `addFactorTable`. */
async function answerFactors(contract: Contract, request: IncomingMessage, body: string): Promise<Answer> {
  const token = (request.headers.authorization ?? '').replace('Bearer ', '')
  const claims = decodeJwt(token)
  const [, id = '', step] = /^\/auth\/v1\/factors(?:\/([0-9a-f-]{36})(?:\/(\w+))?)?$/.exec(request.url ?? '') ?? []
  if (id === '') {
    const [factor] = await contract.sql<Factor>(
      `insert into auth.mfa_factors (user_id) values ('${claims.sub}') returning id`,
    )
    return [
      200,
      { id: factor?.id, type: 'totp', totp: { qr_code: '<svg/>', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth:' } },
    ]
  }
  const own = `from auth.mfa_factors where id = '${id}' and user_id = '${claims.sub}'`
  if ((await contract.sql(`select 1 ${own}`)).length === 0) return refused('mfa_factor_not_found', 404)
  if (step === 'challenge') return [200, { id: crypto.randomUUID(), type: 'totp', expires_at: 2_000_000_000 }]
  if (step !== 'verify') {
    if (claims.aal !== 'aal2') return refused('insufficient_aal', 422)
    await contract.sql(`delete ${own}`)
    return [200, { id }]
  }
  if ((JSON.parse(body) as { code: string }).code !== APP_CODE) return refused('mfa_verification_failed', 422)
  await contract.sql(`update auth.mfa_factors set status = 'verified' where id = '${id}'`)
  const raised = await new SignJWT({ ...claims, aal: 'aal2' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(contract.keys.jwtSecret))
  const session = { access_token: raised, token_type: 'bearer', expires_in: 3600, refresh_token: 'refresh' }
  return [200, { ...session, user: { id: claims.sub, aud: 'authenticated' } }]
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let sent = ''
  for await (const chunk of request) sent += String(chunk)
  return sent
}

/** Asks the embedded backend, whose answers about a user then name the factors. */
async function answerOthers(contract: Contract, request: IncomingMessage, body: string): Promise<Answer> {
  const { method = 'GET', url, headers } = request
  const answer = await fetchOf(contract.backend.app)(`http://backend.invalid${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      name === 'content-length' || name === 'connection' ? [] : [[name, String(value)]],
    ),
    ...(body !== '' && { body }),
  })
  const text = await answer.text()
  const parsed = (text === '' ? {} : JSON.parse(text)) as { id?: string }
  if (url !== '/auth/v1/user' || !answer.ok) return [answer.status, parsed]
  const factors = await contract.sql(
    `select id, status, factor_type from auth.mfa_factors where user_id = '${parsed.id}' order by status`,
  )
  return [answer.status, { ...parsed, factors }]
}

/** Serves the contract's backend with second factors, as a hosted project would; resolves to its address. */
export const playFactorService = (contract: Contract): Promise<string> =>
  playServer((request, response) => {
    void bodyOf(request)
      .then((body) =>
        (request.url?.startsWith('/auth/v1/factors') ? answerFactors : answerOthers)(contract, request, body),
      )
      .then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(status === 204 ? undefined : JSON.stringify(body))
      })
  })
