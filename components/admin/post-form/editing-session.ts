import { copiesToOffer, fieldsOf, type FoundCopy, sameFields, type TabStorage, type UnsavedCopy } from './unsaved-copy'
import type { ActionResult } from '@/lib/action-result'
import type { WorkingFields } from '@/lib/posts/schema'
import type { ServerVersion } from '@/lib/posts/admin/save'

/** Where the newest text stands. `stored`: on the server, as a private working copy. */
export type SaveStatus =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'stored'; at: string }
  | { kind: 'offline' }
  | { kind: 'signed-out' }

export type EditingState = {
  status: SaveStatus
  /** Whether this browser holds an unsaved copy; `refused`: its storage is full or off. */
  local: 'none' | 'kept' | 'refused'
  /** The saved version that the typing is based on; 0 for a new post. */
  version: number
  /** Unsaved copies of the last time that wait for a decision, newest first. */
  copies: readonly FoundCopy[]
  /** A copy of the last time is in the form. */
  isRestored: boolean
  /** What another editor saved in the meantime. */
  serverVersion: ServerVersion | null
  isOpenInOtherTab: boolean
}

export type EditingOptions = {
  /** The post as it is saved, or an empty form. */
  saved: WorkingFields
  version: number
  local: TabStorage
  /** The server's private working copy; null for a form that has none. */
  remote: {
    save: (copy: UnsavedCopy) => Promise<ActionResult<{ savedAt: string }>>
    remove: () => Promise<unknown>
  } | null
  /** The working copy that the server had when the form was opened. */
  remoteCopy: UnsavedCopy | null
}

/** Counted from the first change that is not kept yet, not from the last one: who types without a pause is kept too. */
export const LOCAL_DELAY_MS = 400
export const REMOTE_DELAY_MS = 2500
export const RETRY_MS = 15_000

type Timer = ReturnType<typeof setTimeout> | undefined

/**
 * What becomes of the text of one form, a new post's or an existing one's: kept in the browser, then on the server, until
 * it is saved; brought back the next time. Knows no form, no React and no address.
 */
export class EditingSession {
  readonly #options: EditingOptions
  readonly #listeners = new Set<() => void>()
  #state: EditingState
  #saved: WorkingFields
  #latest: WorkingFields
  /** Counts the changes: an answer about an older text says nothing of the present one. */
  #change = 0
  /** The change that is being submitted; null while nothing is. */
  #submitted: number | null = null
  #isOpen = false
  /** Until the copies of the last time are known nothing may be written over them. */
  #hasLooked = false
  #isSending = false
  #hasRemoteCopy: boolean
  #postId: string | undefined
  /** Where the restored copy lies until it is kept under this tab's own key. */
  #sourceKey: string | null = null
  #localTimer: Timer
  #remoteTimer: Timer

  constructor(options: EditingOptions) {
    const { saved, version, remoteCopy } = options
    this.#options = options
    this.#saved = saved
    this.#latest = saved
    this.#hasRemoteCopy = remoteCopy !== null
    this.#state = {
      status: { kind: 'saved' },
      local: 'none',
      version,
      copies: [],
      isRestored: false,
      serverVersion: null,
      isOpenInOtherTab: false,
    }
  }

  getState = (): EditingState => this.#state
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(change: Partial<EditingState>): void {
    this.#state = { ...this.#state, ...change }
    for (const tell of this.#listeners) tell()
  }

  /** The form is on the screen. Once, it looks for copies of the last time. */
  async open(): Promise<void> {
    this.#isOpen = true
    if (!this.#hasLooked) {
      const { local, remoteCopy } = this.#options
      const here = await local.find()
      this.#hasLooked = true
      const there = remoteCopy ? [{ key: null, copy: remoteCopy }] : []
      this.#set({ copies: copiesToOffer(this.#saved, [...here, ...there]) })
    }
    this.#evaluate()
  }

  /** The form goes: what was typed is kept here, and no timer outlives it. */
  close(): void {
    void this.saveLocal()
    this.#isOpen = false
    this.#stopTimers()
  }

  /** What the form holds now. */
  change(fields: WorkingFields): void {
    this.#latest = fieldsOf(fields)
    this.#change += 1
    if (!this.#isWaiting()) this.#evaluate()
  }

  #isWaiting = () => !this.#hasLooked || this.#state.copies.length > 0
  #isDirty = () => this.#state.status.kind !== 'saved'

  #evaluate(): void {
    if (this.#isWaiting()) return
    if (sameFields(this.#latest, this.#saved)) {
      if (this.#isDirty()) this.#forget({ withRemote: true })
      return
    }
    this.#set({ status: { kind: 'unsaved' } })
    if (!this.#isOpen) return
    this.#localTimer ??= setTimeout(() => void this.saveLocal(), LOCAL_DELAY_MS)
    this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  #scheduleRemote(delay: number): void {
    if (this.#options.remote && this.#isOpen) this.#remoteTimer ??= setTimeout(() => void this.saveRemote(), delay)
  }

  #stopTimers(): void {
    clearTimeout(this.#localTimer)
    clearTimeout(this.#remoteTimer)
    this.#localTimer = undefined
    this.#remoteTimer = undefined
  }

  #copy = (): UnsavedCopy => ({
    fields: this.#latest,
    postId: this.#postId,
    baseVersion: this.#state.version,
    updatedAt: new Date().toISOString(),
  })

  /** Keeps what is typed in this browser, at once. */
  async saveLocal(): Promise<void> {
    clearTimeout(this.#localTimer)
    this.#localTimer = undefined
    if (!this.#isDirty()) return
    const { local } = this.#options
    const isKept = await local.write(this.#copy())
    // Saved while it was written: nobody may be offered it.
    if (!this.#isDirty()) return void local.remove()
    if (isKept && this.#sourceKey) {
      void local.remove(this.#sourceKey)
      this.#sourceKey = null
    }
    this.#set({ local: isKept ? 'kept' : 'refused' })
  }

  /** Sends what is typed to the server, at once: also when the network is back, or somebody has signed in again. */
  async saveRemote(): Promise<void> {
    clearTimeout(this.#remoteTimer)
    this.#remoteTimer = undefined
    const { remote } = this.#options
    if (!remote || !this.#isDirty() || this.#isSending || this.#submitted !== null) return
    const sent = this.#change
    this.#isSending = true
    const result = await remote.save(this.#copy()).catch(() => null)
    this.#isSending = false
    if (result?.ok) this.#hasRemoteCopy = true
    // Saved in the meantime: the copy that has just landed is of no use.
    if (!this.#isDirty()) return this.#removeRemote()
    if (sent !== this.#change) return this.#scheduleRemote(REMOTE_DELAY_MS)
    if (result?.ok) return this.#set({ status: { kind: 'stored', at: result.data.savedAt } })
    if (result?.reason === 'session') return this.#set({ status: { kind: 'signed-out' } })
    this.#set({ status: { kind: 'offline' } })
    this.#scheduleRemote(RETRY_MS)
  }

  #removeRemote(): void {
    // Nobody waits for it: a copy that stays is offered once more.
    if (this.#hasRemoteCopy) void this.#options.remote?.remove().catch(() => undefined)
    this.#hasRemoteCopy = false
  }

  /** Nothing unsaved is left. */
  #forget({ withRemote }: { withRemote: boolean }): void {
    this.#stopTimers()
    const { local } = this.#options
    void local.remove()
    if (this.#sourceKey) void local.remove(this.#sourceKey)
    this.#sourceKey = null
    if (withRemote) this.#removeRemote()
    this.#hasRemoteCopy = false
    this.#set({ status: { kind: 'saved' }, local: 'none', isRestored: false })
  }

  /** A submit is on its way: no working copy may land on the server after it. */
  pause(): void {
    this.#submitted = this.#change
  }

  /** The submit was answered. */
  resume(): void {
    this.#submitted = null
    if (this.#isDirty()) this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  /** The id of the post that a new form makes: chosen with the first submit and kept, so that a second one is the same post. */
  claimPostId(): string | undefined {
    // Only a page under https, or of this machine, can draw one.
    this.#postId ??= globalThis.crypto.randomUUID?.()
    void this.saveLocal()
    return this.#postId
  }

  /** The post was saved, by this form, as `fields`. The server has removed the working copy with it. */
  markSaved(fields: WorkingFields, version: number): void {
    const isNewest = this.#submitted === null || this.#submitted === this.#change
    this.#saved = fields
    this.#postId = undefined
    this.#set({ version, serverVersion: null, copies: [] })
    this.#hasRemoteCopy = false
    if (!isNewest) return this.#evaluate()
    this.#latest = fields
    this.#forget({ withRemote: false })
  }

  /** A copy of the last time goes into the form, which then tells of the change. */
  restore(copy: UnsavedCopy): void {
    this.#sourceKey = this.#state.copies.find((found) => found.copy === copy)?.key ?? null
    this.#postId = copy.postId
    this.#set({ copies: [], isRestored: true, version: Math.min(copy.baseVersion, this.#state.version) })
  }

  /** Drops the copy that is offered. */
  discardCopy(): void {
    const [dropped, ...copies] = this.#state.copies
    if (!dropped) return
    if (dropped.key) void this.#options.local.remove(dropped.key)
    const there = this.#options.remoteCopy
    if (there && sameFields(there.fields, dropped.copy.fields)) this.#removeRemote()
    this.#set({ copies })
    this.#evaluate()
  }

  /** Gives up what was typed; answers it, for a way back. The form goes back to what is saved. */
  discardChanges(): UnsavedCopy {
    const given = this.#copy()
    this.#latest = this.#saved
    this.#postId = undefined
    this.#forget({ withRemote: true })
    return given
  }

  setServerVersion(serverVersion: ServerVersion | null): void {
    this.#set({ serverVersion })
  }

  /** Gives up what was typed for what the other editor saved. What is answered may be saved over that. */
  takeServerVersion({ post }: ServerVersion): UnsavedCopy {
    const given = { ...this.discardChanges(), baseVersion: post.version }
    this.markSaved(post.values, post.version)
    return given
  }

  setOpenInOtherTab(isOpenInOtherTab: boolean): void {
    this.#set({ isOpenInOtherTab })
  }
}

/** Whether closing the page would lose what was typed: neither the browser nor the server has it. */
export const isInThisPageOnly = ({ local, status }: EditingState): boolean =>
  local === 'refused' && status.kind !== 'saved' && status.kind !== 'stored'
