import type { ActionResult } from '@/lib/action-result'
import type { WorkingFields } from '@/lib/posts/admin/schema'

/** Where what is typed stands. `kept`: also on the server, as a private working copy. */
export type KeepState =
  { kind: 'saved' } | { kind: 'unsaved' } | { kind: 'kept'; at: string } | { kind: 'offline' } | { kind: 'signed-out' }

/** What the keeper does to the world. */
export type KeeperSteps = {
  isSaved: (fields: WorkingFields) => boolean
  keepHere: (fields: WorkingFields) => void
  forgetHere: () => void
  keepThere: (fields: WorkingFields) => Promise<ActionResult<{ savedAt: string }>>
  dropThere: () => Promise<unknown>
  onState: (state: KeepState) => void
}

export const KEEP_HERE_MS = 300
export const KEEP_THERE_MS = 2500
export const RETRY_MS = 15_000

/** Keeps what is typed, a moment after each change: in the browser first, then on the server; tries again after a failure. */
export function createKeeper(steps: KeeperSteps) {
  let latest: WorkingFields | null = null
  /** Counts the changes: an answer about an older text says nothing of the present one. */
  let change = 0
  let isThere = false
  let here: ReturnType<typeof setTimeout> | undefined
  let there: ReturnType<typeof setTimeout> | undefined

  function stop() {
    clearTimeout(here)
    clearTimeout(there)
  }

  function keepHere() {
    clearTimeout(here)
    if (latest) steps.keepHere(latest)
  }

  async function keepThere() {
    clearTimeout(there)
    if (!latest) return
    const mine = change
    const result = await steps.keepThere(latest).catch(() => null)
    if (result?.ok) isThere = true
    if (mine !== change) return
    if (result?.ok) steps.onState({ kind: 'kept', at: result.data.savedAt })
    else if (result?.reason === 'session') steps.onState({ kind: 'signed-out' })
    else {
      steps.onState({ kind: 'offline' })
      there = setTimeout(() => void keepThere(), RETRY_MS)
    }
  }

  /** Nothing unsaved is left; `dropThere` says whether the server still has to hear of it. */
  function settle({ dropThere }: { dropThere: boolean }) {
    stop()
    latest = null
    change += 1
    steps.forgetHere()
    if (dropThere && isThere) void steps.dropThere().catch(() => undefined)
    isThere = false
    steps.onState({ kind: 'saved' })
  }

  return {
    changed(fields: WorkingFields) {
      if (steps.isSaved(fields)) {
        if (latest) settle({ dropThere: true })
        return
      }
      stop()
      latest = fields
      change += 1
      steps.onState({ kind: 'unsaved' })
      here = setTimeout(keepHere, KEEP_HERE_MS)
      there = setTimeout(() => void keepThere(), KEEP_THERE_MS)
    },
    settle,
    /** Tries at once: the network is back, or somebody has signed in again. */
    retry: () => void keepThere(),
    /** The page goes: what waits is written now, where that takes no time. */
    flush: keepHere,
    /** No timer may outlive the form; what was typed is kept here. */
    close() {
      keepHere()
      stop()
    },
  }
}

export type Keeper = ReturnType<typeof createKeeper>
