import { Autosaver, type AutosaveState, type RemoteCopy } from './autosaver'
import { copiesToOffer, fieldsOf, type FoundCopy, sameFields, type TabStorage, type UnsavedCopy } from './unsaved-copy'
import type { ServerVersion } from '@/lib/posts/admin/save'
import type { WorkingFields } from '@/lib/posts/schema'

export type EditingState = AutosaveState & {
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

type EditingOptions = {
  /** The post as it is saved, or an empty form. */
  saved: WorkingFields
  version: number
  local: TabStorage
  remote: RemoteCopy | null
  /** The working copy that the server had when the form was opened. */
  remoteCopy: UnsavedCopy | null
}

/**
 * What becomes of the text of one form, a new post's or an existing one's: kept in the browser and on the server until it
 * is saved, brought back the next time, given up, or compared with what another editor saved. Knows no form and no React.
 */
export class EditingSession {
  readonly #options: EditingOptions
  readonly #autosaver: Autosaver
  readonly #listeners = new Set<() => void>()
  #state: EditingState
  #saved: WorkingFields
  #latest: WorkingFields
  #postId: string | undefined
  /** Until the copies of the last time are known nothing may be written over them. */
  #hasLooked = false

  constructor(options: EditingOptions) {
    const { saved, version, local, remote, remoteCopy } = options
    this.#options = options
    this.#saved = saved
    this.#latest = saved
    this.#state = {
      status: { kind: 'saved' },
      local: 'none',
      version,
      copies: [],
      isRestored: false,
      serverVersion: null,
      isOpenInOtherTab: false,
    }
    this.#autosaver = new Autosaver({
      local,
      remote,
      hasRemoteCopy: remoteCopy !== null,
      copy: this.#copy,
      onState: this.#onAutosave,
    })
  }

  getState = (): EditingState => this.#state
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #set(state: Partial<EditingState>): void {
    this.#state = { ...this.#state, ...state }
    for (const tell of this.#listeners) tell()
  }

  #copy = (): UnsavedCopy => ({
    fields: this.#latest,
    postId: this.#postId,
    baseVersion: this.#state.version,
    updatedAt: new Date().toISOString(),
  })

  #onAutosave = (state: Partial<AutosaveState>): void => {
    // Nothing is drawn anew for every letter.
    if (state.status?.kind === 'unsaved' && this.#state.status.kind === 'unsaved') return
    this.#set(state)
  }

  /** The form is on the screen. The first time, copies of the last time are looked for. */
  async open(): Promise<void> {
    this.#autosaver.start()
    if (this.#hasLooked) return
    const { local, remoteCopy } = this.#options
    const here = await local.find()
    this.#hasLooked = true
    const there = remoteCopy ? [{ key: null, copy: remoteCopy }] : []
    this.#set({ copies: copiesToOffer(this.#saved, [...here, ...there]) })
    this.#keepWhatDiffers()
  }

  /** The form goes from the screen. */
  close(): void {
    this.#autosaver.stop()
  }

  /** What the form holds now. */
  change(fields: WorkingFields): void {
    this.#latest = fieldsOf(fields)
    this.#keepWhatDiffers()
  }

  #keepWhatDiffers(): void {
    if (!this.#hasLooked || this.#state.copies.length > 0) return
    if (!sameFields(this.#latest, this.#saved)) this.#autosaver.changed()
    else if (this.#state.status.kind !== 'saved') this.#clear()
  }

  #clear(): void {
    this.#autosaver.clear()
    this.#set({ isRestored: false })
  }

  /** Keeps what is typed in this browser, or on the server, at once instead of in a moment. */
  saveLocal = (): Promise<void> => this.#autosaver.saveLocal()
  saveRemote = (): Promise<void> => this.#autosaver.saveRemote()
  /** A submit is on its way, and was answered. */
  pause = (): void => this.#autosaver.pause()
  resume = (): void => this.#autosaver.resume()

  /** The id of the post that a new form makes: chosen with the first submit and kept, so that a second one is the same post. */
  claimPostId(): string | undefined {
    // Only a page under https, or of this machine, can draw one.
    this.#postId ??= globalThis.crypto.randomUUID?.()
    void this.saveLocal()
    return this.#postId
  }

  /** The post was saved, by this form, as `fields`; the server has removed the working copy with it. */
  markSaved(fields: WorkingFields, version: number): void {
    this.#saved = fieldsOf(fields)
    this.#postId = undefined
    this.#autosaver.forgetRemote()
    this.#set({ version, serverVersion: null, copies: [] })
    if (this.#autosaver.hasChangedSincePause()) return this.#keepWhatDiffers()
    this.#latest = this.#saved
    this.#clear()
  }

  /** A copy of the last time goes into the form, which then tells of the change. */
  restore(copy: UnsavedCopy): void {
    this.#autosaver.keepUntilSaved(this.#state.copies.find((found) => found.copy === copy)?.key ?? null)
    this.#postId = copy.postId
    this.#set({ copies: [], isRestored: true, version: Math.min(copy.baseVersion, this.#state.version) })
  }

  /** Drops the copy that is offered. */
  discardCopy(): void {
    const [dropped, ...copies] = this.#state.copies
    if (!dropped) return
    if (dropped.key) void this.#options.local.remove(dropped.key)
    const there = this.#options.remoteCopy
    if (there && sameFields(there.fields, dropped.copy.fields)) this.#autosaver.removeRemote()
    this.#set({ copies })
    this.#keepWhatDiffers()
  }

  /** Gives up what was typed; answers it, for a way back. The form goes back to what is saved. */
  discardChanges(): UnsavedCopy {
    const given = this.#copy()
    this.#latest = this.#saved
    this.#postId = undefined
    this.#clear()
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
