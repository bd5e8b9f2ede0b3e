import { Autosaver, type AutosaveState } from './autosaver'
import { type EditingOptions, type EditingState, openingState } from './editing-state'
import {
  fieldsOf,
  type FormText,
  goesOn,
  isEmptyText,
  keysOf,
  offerCopies,
  offerDrafts,
  sameText,
  type UnsavedCopy,
} from './unsaved-copy'
import type { Autosaved } from '../admin/autosave'
import type { Watched } from '../admin/presence'
import type { ServerVersion } from '../admin/save'
import type { WorkingFields } from '../schema'
import type { TrayEntry } from '@/lib/images/schema'
import { newId } from '@/lib/new-id'

/**
 * What becomes of the text of one form, a new post's or an existing one's: kept in the browser and on the server until it
 * is saved, brought back the next time, given up, or compared with what another editor saved. Knows no form and no React.
 */
export class EditingSession {
  readonly #options: EditingOptions
  readonly #autosaver: Autosaver
  readonly #listeners = new Set<() => void>()
  #state: EditingState
  /** As it stands on the server, or empty. */
  #saved: FormText
  #latest: FormText
  /** What the server has of a new post, whose form is empty until it is published. */
  #drafted: FormText | null = null
  #postId: string | undefined
  #form: string | undefined
  /** Until the copies of the last time are known nothing may be written over them. */
  #hasLooked = false

  constructor(options: EditingOptions) {
    const { saved, version, postId, local, remote, remoteCopy } = options
    this.#options = options
    this.#saved = { fields: saved, tray: [] }
    this.#latest = this.#saved
    this.#postId = postId ?? undefined
    this.#state = openingState(version)
    this.#autosaver = new Autosaver({
      local,
      remote,
      hasRemoteCopy: remoteCopy !== null,
      copy: this.#copy,
      onState: this.#onAutosave,
      onSaved: this.#onSaved,
      keepsDrafts: postId === null,
    })
  }

  get #isNew(): boolean {
    return this.#options.postId === null
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
    ...this.#latest,
    postId: this.postId(),
    form: this.form(),
    baseVersion: this.#state.version,
    updatedAt: new Date().toISOString(),
  })

  /** The post's id; a new one's is chosen here, once, so that whatever is sent twice is one post. */
  postId = (): string => (this.#postId ??= newId())
  /** What this form goes by on the server: it knows its own saves again, also those that it got no answer to. */
  form = (): string => (this.#form ??= newId())

  #onAutosave = (state: Partial<AutosaveState>): void => {
    // Nothing is drawn anew for every letter.
    if (state.status?.kind === 'unsaved' && this.#state.status.kind === 'unsaved') return
    this.#set(state)
  }

  #onSaved = ({ place, version }: Autosaved, copy: UnsavedCopy): void => {
    if (place !== 'draft' || copy.postId !== this.#postId) return
    if (this.#isNew) this.#drafted = copy
    else this.#saved = copy
    this.#set({ version })
  }

  /** The form is on the screen. The first time, copies of the last time are looked for. */
  async open(): Promise<void> {
    this.#autosaver.start()
    await this.#options.local.open()
    if (this.#hasLooked) return
    const here = await this.#options.local.find()
    if (this.#hasLooked) return
    this.#hasLooked = true
    this.#set(
      this.#isNew
        ? offerDrafts(this.#saved.fields, here)
        : offerCopies({ ...this.#options, saved: this.#saved.fields }, here),
    )
    this.#keepWhatDiffers()
  }

  /** The page goes: the next one of its tab may take its text over. */
  leaveTab = (): void => this.#options.local.close()

  /** The form goes from the screen. */
  close(): void {
    this.#autosaver.stop()
    this.#options.local.close()
  }

  /** What the form holds now. */
  change(fields: WorkingFields): void {
    this.#latest = { ...this.#latest, fields: fieldsOf(fields) }
    this.#keepWhatDiffers()
  }

  changeTray(tray: TrayEntry[]): void {
    this.#latest = { ...this.#latest, tray }
    this.#keepWhatDiffers()
  }

  /** Something has to be decided, or brought back, before anything is written over it. */
  #isWaiting = (): boolean =>
    !this.#hasLooked || this.#state.toRestore !== null || (!this.#isNew && this.#state.copies.length > 0)

  #isSaved = (): boolean =>
    this.#isNew ? isEmptyText(this.#latest, this.#saved.fields) : sameText(this.#latest, this.#saved)

  #keepWhatDiffers(): void {
    if (this.#isWaiting()) return
    if (this.#isSaved()) {
      if (this.#state.status.kind !== 'saved') this.#clear()
    } else if (!this.#drafted || !sameText(this.#latest, this.#drafted)) this.#autosaver.changed()
  }

  #clear(): void {
    this.#autosaver.clear()
    this.#drafted = null
    if (this.#isNew) {
      this.#postId = undefined
      this.#set({ version: 0 })
    }
    this.#set({ isRestored: false })
  }

  /** Keeps what is typed in this browser, or on the server, at once instead of in a moment. */
  saveLocal = (): Promise<void> => this.#autosaver.saveLocal()
  saveRemote = (): Promise<void> => this.#autosaver.saveRemote()
  /** A submit is on its way, once what is being kept has landed; and was answered. */
  pause = (): Promise<void> => this.#autosaver.pause()
  resume = (): void => this.#autosaver.resume()

  /** The post was saved, by this form, as `fields`; the server has removed the working copy with it. */
  markSaved(fields: WorkingFields, version: number): void {
    this.#saved = { fields: fieldsOf(fields), tray: [] }
    this.#autosaver.forgetRemote()
    this.#drafted = null
    if (this.#isNew) this.#postId = undefined
    this.#set({ version, serverVersion: null, watched: null, copies: this.#isNew ? this.#state.copies : [] })
    if (this.#autosaver.hasChangedSincePause()) return this.#keepWhatDiffers()
    this.#latest = this.#saved
    this.#clear()
  }

  /** A copy of the last time goes into the form, which then tells of the change. */
  restore(copy: UnsavedCopy): void {
    const restored = this.#state.copies.find((found) => found.copy === copy)
    this.#autosaver.keepUntilSaved(restored ? keysOf(restored) : [])
    this.#postId = this.#options.postId ?? copy.postId
    if (goesOn(copy, this.#options) || this.#isNew) this.#form = copy.form ?? this.#form
    const version = this.#isNew ? copy.baseVersion : Math.min(copy.baseVersion, this.#state.version)
    const copies = this.#isNew ? this.#state.copies.filter((found) => found.copy !== copy) : []
    this.#set({ copies, toRestore: null, isRestored: true, version })
  }

  /** Drops the copy that is offered. */
  discardCopy(dropped = this.#state.copies[0]): void {
    if (!dropped) return
    for (const key of keysOf(dropped)) void this.#options.local.remove(key)
    const there = this.#options.remoteCopy
    if (there && sameText(there, dropped.copy)) this.#autosaver.removeRemote()
    this.#set({ copies: this.#state.copies.filter((found) => found !== dropped) })
    this.#keepWhatDiffers()
  }

  /** Gives up what was typed; answers it, for a way back. The form goes back to what is saved. */
  discardChanges(): UnsavedCopy {
    const given = this.#copy()
    this.#latest = this.#saved
    this.#clear()
    // A new post's draft goes with it: what comes back is written anew.
    return this.#isNew ? { ...given, baseVersion: 0 } : given
  }

  setServerVersion(serverVersion: ServerVersion | null): void {
    this.#set({ serverVersion })
  }

  /** From now on the typing is based on what the other editor saved: both are in the form. */
  rebase({ post }: ServerVersion): void {
    this.#saved = { fields: fieldsOf(post.values), tray: [] }
    this.#set({ version: post.version, serverVersion: null, watched: null })
  }

  /** What the form was based on, when the server does not know that version any more. */
  base = (): WorkingFields => this.#saved.fields

  /** Gives up what was typed for what the other editor saved. What is answered may be saved over that. */
  takeServerVersion({ post }: ServerVersion): UnsavedCopy {
    const given = { ...this.discardChanges(), baseVersion: post.version }
    this.markSaved(post.values, post.version)
    return given
  }

  setOpenInOtherTab(isOpenInOtherTab: boolean): void {
    this.#set({ isOpenInOtherTab })
  }

  setWatched(watched: Watched | null): void {
    this.#set({ watched })
  }

  /** Whether the server has the post, so that others can have it open. */
  isOnServer = (): boolean => this.#state.version > 0
}
