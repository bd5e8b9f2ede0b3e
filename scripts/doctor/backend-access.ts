import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'

const ANSWER_WITHIN_MS = 15_000

/** How the doctor reaches a backend: at its public address, with the publishable or the secret key. */
export type BackendAccess = {
  url: string
  /** Uses the publishable key only, as a stranger who has seen it. */
  asStranger(path: string, init?: RequestInit): Promise<Response>
  /** Bypasses every policy. */
  service: SupabaseClient<Database>
}

type Options = { url: string; publishableKey: string; secretKey: string; fetch?: typeof fetch }

export function accessTo({ url, publishableKey, secretKey, fetch: ask = fetch }: Options): BackendAccess {
  const inTime: typeof fetch = (input, init) => ask(input, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  const base = url.replace(/\/$/, '')
  return {
    url: base,
    asStranger: (path, init) =>
      inTime(base + path, {
        ...init,
        headers: { apikey: publishableKey, ...(init?.headers as Record<string, string>) },
      }),
    service: createClient<Database>(base, secretKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: inTime },
      db: { retry: false },
    }),
  }
}

type Refusal = { code?: string; error_code?: string; message?: string; msg?: string }

/** The body of a response, as JSON or as text. */
export async function readAnswer(answer: Response): Promise<{ status: number; body: unknown; refusal: Refusal }> {
  const text = await answer.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy's error page, or an empty body.
  }
  const refusal = typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Refusal) : {}
  return { status: answer.status, body, refusal }
}

/** Why there was no response, in a few words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer within 15 seconds'
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'no such name'
  if (code === 'ECONNREFUSED') return 'no server listens there'
  if (/CERT|TLS|SSL/.test(code)) return `its certificate is not good (${code})`
  return code || cause.message
}
