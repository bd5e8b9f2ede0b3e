'use client'

import { type ReactNode, useState } from 'react'
import { SessionDialog } from '../login/session-dialog'
import { useToast } from '@/components/ui/toast'
import { type ActionFailure, type ActionResult, fail, unanswered } from '@/lib/action-result'

const failureOf = (error: unknown): ActionFailure =>
  unanswered(error) ?? fail('The server did not answer. Check your connection and try again.')

export type Run = <Data>(what: string, call: () => Promise<ActionResult<Data>>) => Promise<Data | null>

/**
 * Calls actions and tells of their failures: an ended session asks for the password in place, all else is a toast with
 * `what` failed. `run` answers the data, or null after a failure. The dialog has to be rendered.
 */
export function useAdminAction(username: string): { run: Run; dialog: ReactNode } {
  const toast = useToast()
  const [message, setMessage] = useState<string | null>(null)

  const run: Run = async (what, call) => {
    const result = await call().catch(failureOf)
    if (result.ok) return result.data
    if (result.reason === 'session') setMessage(result.message)
    else toast.show({ variant: 'error', title: what, description: result.message })
    return null
  }
  return { run, dialog: <SessionDialog message={message} username={username} onClose={() => setMessage(null)} /> }
}
