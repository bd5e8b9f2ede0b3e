import { Autosaver } from './autosaver'
import {
  awaitsCopies,
  type EditingOptions,
  type EditingState,
  initialState,
  presentOf,
  savedText,
} from './editing-state'
import {
  continuesSavedVersion,
  fieldsOf,
  type FormText,
  isEmptyText,
  offerCopies,
  offerDrafts,
  type OfferedCopy,
  sameText,
  type UnsavedCopy,
} from './unsaved-copy'
import type { Autosaved } from '../admin/autosave'
import type { EditablePost } from '../admin/post'
import type { ServerVersion } from '../admin/rows'
import type { WorkingFields } from '../schema'
import { withoutUploadMarks } from '@/lib/images/picture-marks'
import type { TrayEntry } from '@/lib/images/schema'
import { newId } from '@/lib/new-id'
import { Store } from '@/lib/store'

/**
 * Keeps the text of one form, in the browser and on the server, until it is saved; restores, discards and rebases it.
 * Does not depend on the form library or React.
 */
export class EditingSession extends Store<EditingState> {
  readonly #options: EditingOptions
  readonly #autosaver: Autosaver
  readonly #isNew: boolean
  /** The text of the post as the server has it, by a save or an autosave; empty before the first. */
  #saved: FormText
  #latest: FormText
  #postId: string
  /** Whether the draft of a new post was saved by hand: emptying or discarding its form does not delete it. */
  #isManual = false
  /** Whether the draft on the server may have a text whose answer was lost. */
  #isInDoubt = false
  #formId = newId()

  constructor(options: EditingOptions) {
    const { post, local, remote } = options
    super(initialState(post))
    this.#options = options
    this.#isNew = post === null
    this.#saved = savedText(post, options.empty)
    this.#latest = this.#saved
    this.#postId = post?.id ?? newId()
    this.#autosaver = new Autosaver({
      local,
      remote,
      copy: this.#copy,
      onState: (state) => this.set(state),
      onSent: this.#onSent,
      keepsDrafts: this.#isNew,
    })
  }

  #copy = (): UnsavedCopy => ({
    ...this.#latest,
    publishAt: this.#isDateSaved() ? undefined : this.#latest.publishAt,
    postId: this.#postId,
    form: this.#formId,
    isManual: this.#isManual,
    baseVersion: this.getState().version,
    updatedAt: new Date().toISOString(),
  })

  #isDateSaved = (): boolean => !this.#isNew && !this.#isInDoubt && this.#latest.publishAt === this.#saved.publishAt

  /** The post that the form saves: the opened one, or a draft that the form has begun. */
  postId = (): string => this.#postId
  /** The form's id, by which its own saves are recognised on the server, also after a lost response. */
  formId = (): string => this.#formId

  #onSent = (saved: Autosaved | null, copy: UnsavedCopy): void => {
    if (saved?.place === 'copy' || copy.postId !== this.#postId) return
    this.#isInDoubt = !saved && (this.#isInDoubt || this.getState().post?.state === 'draft')
    if (saved) {
      this.#saved = { ...copy, publishAt: copy.publishAt ?? this.#saved.publishAt }
      this.set({ version: saved.version })
    }
    // The form went back to the former text during the request.
    if (this.getState().status.kind === 'saved') this.#keepChanges()
  }

  /**
   * Call it when the form is mounted or its page is shown again. The first call looks up copies of earlier visits. True
   * when the page of the draft that the form had begun goes on with it: then the form begins another post.
   */
  async open(): Promise<boolean> {
    const { post, empty, local, remoteCopies } = this.#options
    this.#autosaver.start()
    await local.open()
    if (this.getState().isLookedUp) return this.#isTakenOver()
    const found = await local.find(remoteCopies)
    if (this.getState().isLookedUp) return false
    this.set({ ...(post ? offerCopies(post, found) : offerDrafts(empty, found)), isLookedUp: true })
    this.#keepChanges()
    return false
  }

  async #isTakenOver(): Promise<boolean> {
    if (!this.#isNew || (await this.#options.local.find()).some(({ isOwn }) => isOwn)) return false
    // The draft's page saves under this form's id, and later saves of this form must not count as its own.
    this.#formId = newId()
    return this.getState().version > 0 && this.isInPost()
  }

  /** Call it when the form or its page is left. The tab's lock is released, so that its next page can restore the text. */
  close = (): void => {
    this.#autosaver.stop()
    this.#options.local.close()
  }

  change(fields: WorkingFields, publishAt = this.#latest.publishAt): void {
    // The mark of a running upload belongs to this page: the draft would show it to all.
    const content = withoutUploadMarks(fields.content)
    this.#latest = { ...this.#latest, fields: { ...fieldsOf(fields), content }, publishAt }
    this.#keepChanges()
  }

  changeTray(tray: TrayEntry[]): void {
    const before = new Set(this.#latest.tray.flatMap(({ path }) => path ?? []))
    const isUploaded = tray.some(({ path }) => path !== null && !before.has(path))
    this.#latest = { ...this.#latest, tray }
    this.#keepChanges()
    if (!isUploaded) return
    // Saves at once: a tab that closes now would lose the address of the uploaded picture.
    void this.saveLocal()
    void this.saveRemote()
  }

  /** Whether no copy is needed. The form of a new post needs one until it is submitted, and so does a tray. */
  #isSaved(): boolean {
    if (this.#isNew) return isEmptyText(this.#latest, this.#options.empty)
    return !this.#isInDoubt && this.#latest.tray.length === 0 && this.isInPost()
  }

  #keepChanges(): void {
    const state = this.getState()
    if (awaitsCopies(state)) return
    if (!this.#isSaved()) {
      const isDrafted = state.status.kind === 'drafted' && this.isInPost()
      if (!isDrafted) this.#autosaver.changed()
      // A restored copy may be the saved text itself.
    } else if (state.status.kind !== 'saved' || state.isRestored) this.#clear()
  }

  #clear(): void {
    this.#autosaver.clear()
    if (this.#isNew) this.beginDraft()
  }

  /**
   * Lets the next save make a draft, for example of the text of a deleted post. Its id is chosen here, so that a request
   * sent twice makes one post.
   */
  beginDraft(): void {
    this.#postId = newId()
    this.#isManual = false
    this.#begin(null)
    this.set({ isRestored: false })
  }

  /** Bases the typed text on a saved version; null for none. */
  #begin(post: EditablePost | null): void {
    this.#saved = savedText(post, this.#options.empty)
    this.#isInDoubt = false
    this.set({ post, version: post?.version ?? 0, serverVersion: null, presence: null })
  }

  saveLocal = (): Promise<void> => this.#autosaver.saveLocal()
  saveRemote = (): Promise<void> => this.#autosaver.saveRemote()
  /** Call `pause` before a submit and `resume` after it. */
  pause = (): Promise<void> => this.#autosaver.pause()
  resume = (): void => this.#autosaver.resume()

  /**
   * Call it after a submit, with the saved post or null for a new form; then show that in the form, which reports it. The
   * server has removed the working copy. The form for new posts goes on with a saved draft. False when it has begun
   * another post meanwhile.
   */
  markSaved(post: EditablePost | null): boolean {
    if (this.#isNew && post && post.id !== this.#postId) return false
    this.#autosaver.forgetRemote()
    if (!post) this.beginDraft()
    else if (this.#isNew) {
      this.#isManual = true
      this.#saved = savedText(post, this.#options.empty)
      this.set({ version: post.version })
      // Also without a change: the browser's copy needs the version, and that the draft was saved by hand.
      this.#autosaver.changed()
    } else {
      this.#begin(post)
      this.set({ copies: [] })
    }
    this.#keepChanges()
    return true
  }

  /** Call it when the answer to a submit was lost: the server may have the sent text. */
  doubt(): void {
    this.#isInDoubt = true
    this.#keepChanges()
  }

  /** Call it when a copy is put into the form, which then reports the change. */
  restore(copy: UnsavedCopy): void {
    const offered = this.getState().copies.find((one) => one.copy === copy)
    const { post } = this.#options
    this.#postId = post?.id ?? copy.postId ?? newId()
    if (!post || continuesSavedVersion(copy, post)) this.#formId = copy.form ?? this.#formId
    this.#isManual = copy.isManual ?? false
    const version = this.#isNew ? copy.baseVersion : Math.min(copy.baseVersion, this.getState().version)
    this.#autosaver.keepUntilSaved(offered?.sources ?? [])
    const copies = this.getState().copies.filter((one) => one !== offered)
    this.set({ copies, toRestore: null, isRestored: true, version })
  }

  discardCopy(discarded: OfferedCopy): void {
    this.#autosaver.removeAll(discarded.sources)
    this.set({ copies: this.getState().copies.filter((one) => one !== discarded) })
    this.#keepChanges()
  }

  /** Discards the typed text and returns it for an undo. */
  discardChanges(): UnsavedCopy {
    const discarded = this.#copy()
    this.#clear()
    this.#latest = { ...this.#saved, tray: [] }
    // A new post's draft is deleted too: an undo inserts it again.
    return this.#isNew ? { ...discarded, baseVersion: 0 } : discarded
  }

  /** Bases the typed text on the other editor's version. Returns that version's date, or the one chosen here. */
  rebase(serverVersion: ServerVersion): string {
    const before = this.#saved.publishAt
    this.#begin(presentOf(serverVersion, this.getState().post))
    return (this.#latest.publishAt === before ? this.#saved.publishAt : this.#latest.publishAt) ?? ''
  }

  base = (): WorkingFields => this.#saved.fields
  /** Whether the server has the whole text, in the post itself. */
  isInPost = (): boolean => sameText(this.#latest, this.#saved)

  /** Replaces the typed text by the other editor's version. Returns the text for an undo over that version. */
  takeServerVersion(serverVersion: ServerVersion): UnsavedCopy {
    const discarded = { ...this.discardChanges(), baseVersion: serverVersion.post.version }
    // The form for new posts becomes empty: the other editor's version is in the list of posts.
    this.markSaved(this.#isNew ? null : presentOf(serverVersion, this.getState().post))
    return discarded
  }

  async checkOtherTabs(): Promise<void> {
    const isOpenInOtherTab = await this.#options.local.isOpenElsewhere()
    if (isOpenInOtherTab !== this.getState().isOpenInOtherTab) this.set({ isOpenInOtherTab })
  }
}
