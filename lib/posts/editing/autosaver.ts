import type { TabStorage, UnsavedCopy } from './unsaved-copy'
import type { Autosaved } from '../admin/autosave'
import { type ActionResult, unanswered } from '@/lib/action-result'

/** Where the newest text stands. `stored`: on the server, as a private working copy. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'stored'; at: string }
  /** In the draft itself: everybody in the panel sees it. */
  | { kind: 'drafted'; at: string }
  /** The post has been deleted. */
  | { kind: 'gone' }
  | { kind: 'offline' }
  | { kind: 'signed-out' }

/** `local`: whether this browser holds an unsaved copy; `refused`: its storage is full or off. */
export type AutosaveState = { status: SaveStatus; local: 'none' | 'kept' | 'refused' }

/** What the server keeps of a form: the draft itself, or a private working copy beside the post. */
export type RemoteCopy = {
  save: (copy: UnsavedCopy) => Promise<ActionResult<Autosaved>>
  /** `copy` is what was kept. */
  remove: (copy: UnsavedCopy) => Promise<unknown>
}

type AutosaverOptions = {
  local: TabStorage
  /** Null for a form that has none. */
  remote: RemoteCopy | null
  hasRemoteCopy: boolean
  /** What the form holds now. */
  copy: () => UnsavedCopy
  onState: (state: Partial<AutosaveState>) => void
  /** The server has taken `copy`. */
  onSaved: (saved: Autosaved, copy: UnsavedCopy) => void
  /** A draft that is on the server is kept here too: for a form that finds its text in the browser only. */
  keepsDrafts: boolean
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
  /** Nothing is left to be kept, not even what is on its way into the browser's store. */
  #isCleared = true
  #isDirty = false
  #sending: Promise<void> | null = null
  #hasRemoteCopy: boolean
  /** Where a copy that was brought back lies, until it is kept under this tab's own key. */
  #sourceKeys: readonly string[] = []
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
    this.#isCleared = false
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
    const { local, copy, onState, keepsDrafts } = this.#options
    const isKept = await local.write(copy())
    // Saved while it was written: nobody may be offered it.
    if (this.#isCleared || (!this.#isDirty && !keepsDrafts)) return void local.remove()
    if (isKept) this.#removeSource()
    onState({ local: isKept ? 'kept' : 'refused' })
  }

  #removeSource(): void {
    for (const key of this.#sourceKeys) void this.#options.local.remove(key)
    this.#sourceKeys = []
  }

  /** Sends what is typed to the server, at once: also when the network is back, or somebody has signed in again. */
  async saveRemote(): Promise<void> {
    clearTimeout(this.#remoteTimer)
    this.#remoteTimer = undefined
    const { remote, copy } = this.#options
    if (!remote || !this.#isDirty || this.#sending || this.#submitted !== null) return
    this.#sending = this.#send(remote, copy())
    await this.#sending
  }

  async #send(remote: RemoteCopy, copy: UnsavedCopy): Promise<void> {
    const sent = this.#change
    const result = await remote.save(copy).catch(unanswered)
    this.#sending = null
    if (result?.ok) {
      this.#hasRemoteCopy = true
      this.#options.onSaved(result.data, copy)
    }
    // Saved or given up in the meantime: the copy that has just landed is of no use.
    if (!this.#isDirty) return this.removeRemote(copy)
    if (sent !== this.#change) return this.#scheduleRemote(REMOTE_DELAY_MS)
    this.#tell(result)
  }

  #tell(result: ActionResult<Autosaved> | null): void {
    const { onState, local, keepsDrafts } = this.#options
    if (result?.ok && result.data.place === 'draft') {
      onState({ status: { kind: 'drafted', at: result.data.savedAt } })
      this.#isDirty = false
      // Kept with the version that it has on the server now.
      if (keepsDrafts) return void local.write(this.#options.copy())
      this.#stopTimers()
      void local.remove()
      onState({ local: 'none' })
      return this.#removeSource()
    }
    if (result?.ok) return onState({ status: { kind: 'stored', at: result.data.savedAt } })
    if (result?.reason === 'session') return onState({ status: { kind: 'signed-out' } })
    if (result?.reason === 'conflict') return onState({ status: { kind: 'gone' } })
    onState({ status: { kind: 'offline' } })
    this.#scheduleRemote(RETRY_MS)
  }

  /** Nobody waits for it: a copy that stays is offered once more. */
  removeRemote(copy = this.#options.copy()): void {
    if (this.#hasRemoteCopy) void this.#options.remote?.remove(copy).catch(() => undefined)
    this.#hasRemoteCopy = false
  }

  /** A submit is on its way, as soon as what is being kept has landed: nothing may come after it, or beside it. */
  async pause(): Promise<void> {
    this.#submitted = this.#change
    await this.#sending
  }

  /** The submit was answered. */
  resume(): void {
    this.#submitted = null
    if (this.#isDirty) this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  /** Whether something was typed while the submit was on its way. */
  hasChangedSincePause = (): boolean => this.#submitted !== null && this.#submitted !== this.#change

  /** A copy that lies under `keys` is in the form: it stays there until it is kept under the own key. */
  keepUntilSaved(keys: readonly string[]): void {
    this.#sourceKeys = keys
  }

  /** The server's copy is gone with what was saved. */
  forgetRemote(): void {
    this.#hasRemoteCopy = false
  }

  /** Nothing unsaved is left: no copy of it either. */
  clear(): void {
    this.#isDirty = false
    this.#isCleared = true
    this.#stopTimers()
    void this.#options.local.remove()
    this.#removeSource()
    this.removeRemote()
    this.#options.onState({ status: { kind: 'saved' }, local: 'none' })
  }
}
