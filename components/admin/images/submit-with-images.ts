import { type ActionFailure, type ActionResult, unanswered } from '@/lib/action-result'

/** What the flow does to the world; the form gives it the server's actions, a test its own. */
export type SubmitSteps<Saved> = {
  /** Every picture on the server; answers the failure that stands in the way, or null. */
  settle: () => Promise<{ message: string; isSession: boolean } | null>
  save: () => Promise<ActionResult<Saved>>
}

/** An outcome in which nothing was saved. */
export type NotSaved =
  | { kind: 'session'; message: string }
  | { kind: 'image'; message: string }
  | { kind: 'conflict'; failure: ActionFailure }
  | { kind: 'failed'; message: string; fieldErrors: Record<string, string> }
  /** The server was not reached, or its answer was lost: the post may be there. */
  | { kind: 'unanswered' }
export type Outcome<Saved> = { kind: 'saved'; post: Saved } | NotSaved

/** The description of the "Publication Failed" toast when a picture is the cause. */
export const imageFailureToast = (message: string): string =>
  `Image upload failed: ${message.replace(/(?<!\.)\.+$/, '')}. Please check your images and try again.`

/** Saves the post once its pictures are there, which they mostly are: they were sent when they were picked. */
export async function submitWithImages<Saved>(steps: SubmitSteps<Saved>): Promise<Outcome<Saved>> {
  const missing = await steps.settle()
  if (missing) return { kind: missing.isSession ? 'session' : 'image', message: missing.message }
  const result = await steps.save().catch(unanswered)
  if (!result) return { kind: 'unanswered' }
  if (result.ok) return { kind: 'saved', post: result.data }
  if (result.reason === 'session') return { kind: 'session', message: result.message }
  if (result.reason === 'conflict') return { kind: 'conflict', failure: result }
  return { kind: 'failed', message: result.message, fieldErrors: result.fieldErrors ?? {} }
}
