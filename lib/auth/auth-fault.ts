import { BackendError } from '../supabase/backend-error.ts'

export type AuthFailure = { message: string; code?: string | undefined; status?: number | undefined }

/**
 * The meaning of an error of the sign-in service, by its code; `unsupported` where the backend has no such address. Throws a
 * BackendError for any other.
 */
export function authFault<Fault>(
  faults: Record<string, Fault>,
  { message, code, status = 0 }: AuthFailure,
): Fault | 'unsupported' {
  const known = faults[code ?? '']
  if (known) return known
  if (status === 404 || status === 405) return 'unsupported'
  throw new BackendError(message, code ?? '', status === 0 || status >= 500)
}
