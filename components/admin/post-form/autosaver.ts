import type { TabStorage, UnsavedCopy } from './unsaved-copy'
import { type ActionResult, unanswered } from '@/lib/action-result'

/** Where the newest text stands. `stored`: on the server, as a private working copy. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'stored'; at: string }
  | { kind: 'offline' }
  | { kind: 'signed-out' }

/** `local`: whether this browser holds an unsaved copy; `refused`: its storage is full or off. */
export type AutosaveState = { status: SaveStatus; local: 'none' | 'kept' | 'refused' }

/** The server's private working copy of a form. */
export type RemoteCopy = {
  save: (copy: UnsavedCopy) => Promise<ActionResult<{ savedAt: string }>>
  remove: () => Promise<unknown>
}

type AutosaverOptions = {
  local: TabStorage
  /** Null for a form that has none. */
  remote: RemoteCopy | null
  hasRemoteCopy: boolean
  /** What the form holds now. */
  copy: () => UnsavedCopy
  onState: (state: Partial<AutosaveState>) => void
}

/** Counted from the first change that is not kept yet, not from the last one: who types without a pause is kept too. */
export const LOCAL_DELAY_MS = 400
export const REMOTE_DELAY_MS = 2500
export const RETRY_MS = 15_000

type Timer = ReturnType<typeof setTimeout> | undefined

/** Keeps what is typed, a moment after it is typed: in the browser first, then on the server; tries again after a failure. */
export class Autosaver {
  readonly #options: AutosaverOptions
  /** Counts the changes: an answer about an older text says nothing of the present one. */
  #change = 0
  /** The change that is being submitted; null while nothing is. */
  #submitted: number | null = null
  #isOn = false
  #isDirty = false
  #isSending = false
  #hasRemoteCopy: boolean
  /** Where a copy that was brought back lies, until it is kept under this tab's own key. */
  #sourceKey: string | null = null
  #localTimer: Timer
  #remoteTimer: Timer
  #remoteDue = 0

  constructor(options: AutosaverOptions) {
    this.#options = options
    this.#hasRemoteCopy = options.hasRemoteCopy
  }

  start(): void {
    this.#isOn = true
    if (this.#isDirty) this.#schedule()
  }

  /** What was typed is kept here, and no timer outlives the form. */
  stop(): void {
    void this.saveLocal()
    this.#isOn = false
    this.#stopTimers()
  }

  /** There is a text that is not saved. */
  changed(): void {
    this.#change += 1
    this.#isDirty = true
    this.#options.onState({ status: { kind: 'unsaved' } })
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isOn) this.#localTimer ??= setTimeout(() => void this.saveLocal(), LOCAL_DELAY_MS)
    this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  /** The earlier of two moments counts: a change is not put off by typing on, nor by the pause after a failure. */
  #scheduleRemote(delay: number): void {
    const due = Date.now() + delay
    if (!this.#isOn || !this.#options.remote || (this.#remoteTimer !== undefined && this.#remoteDue <= due)) return
    clearTimeout(this.#remoteTimer)
    this.#remoteDue = due
    this.#remoteTimer = setTimeout(() => void this.saveRemote(), delay)
  }

  #stopTimers(): void {
    clearTimeout(this.#localTimer)
    clearTimeout(this.#remoteTimer)
    this.#localTimer = undefined
    this.#remoteTimer = undefined
  }

  /** Keeps what is typed in this browser, at once. */
  async saveLocal(): Promise<void> {
    clearTimeout(this.#localTimer)
    this.#localTimer = undefined
    if (!this.#isDirty) return
    const { local, copy, onState } = this.#options
    const isKept = await local.write(copy())
    // Saved while it was written: nobody may be offered it.
    if (!this.#isDirty) return void local.remove()
    if (isKept) this.#removeSource()
    onState({ local: isKept ? 'kept' : 'refused' })
  }

  #removeSource(): void {
    if (this.#sourceKey) void this.#options.local.remove(this.#sourceKey)
    this.#sourceKey = null
  }

  /** Sends what is typed to the server, at once: also when the network is back, or somebody has signed in again. */
  async saveRemote(): Promise<void> {
    clearTimeout(this.#remoteTimer)
    this.#remoteTimer = undefined
    const { remote, copy } = this.#options
    if (!remote || !this.#isDirty || this.#isSending || this.#submitted !== null) return
    const sent = this.#change
    this.#isSending = true
    const result = await remote.save(copy()).catch(unanswered)
    this.#isSending = false
    if (result?.ok) this.#hasRemoteCopy = true
    // Saved in the meantime: the copy that has just landed is of no use.
    if (!this.#isDirty) return this.removeRemote()
    if (sent !== this.#change) return this.#scheduleRemote(REMOTE_DELAY_MS)
    this.#tell(result)
  }

  #tell(result: ActionResult<{ savedAt: string }> | null): void {
    const { onState } = this.#options
    if (result?.ok) return onState({ status: { kind: 'stored', at: result.data.savedAt } })
    if (result?.reason === 'session') return onState({ status: { kind: 'signed-out' } })
    onState({ status: { kind: 'offline' } })
    this.#scheduleRemote(RETRY_MS)
  }

  /** Nobody waits for it: a copy that stays is offered once more. */
  removeRemote(): void {
    if (this.#hasRemoteCopy) void this.#options.remote?.remove().catch(() => undefined)
    this.#hasRemoteCopy = false
  }

  /** A submit is on its way: no working copy may land on the server after it. */
  pause(): void {
    this.#submitted = this.#change
  }

  /** The submit was answered. */
  resume(): void {
    this.#submitted = null
    if (this.#isDirty) this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  /** Whether something was typed while the submit was on its way. */
  hasChangedSincePause = (): boolean => this.#submitted !== null && this.#submitted !== this.#change

  /** A copy that lies under `key` is in the form: it stays there until it is kept under the own key. */
  keepUntilSaved(key: string | null): void {
    this.#sourceKey = key
  }

  /** The server's copy is gone with what was saved. */
  forgetRemote(): void {
    this.#hasRemoteCopy = false
  }

  /** Nothing unsaved is left: no copy of it either. */
  clear(): void {
    this.#isDirty = false
    this.#stopTimers()
    void this.#options.local.remove()
    this.#removeSource()
    this.removeRemote()
    this.#options.onState({ status: { kind: 'saved' }, local: 'none' })
  }
}
