import { Autosaver } from './autosaver'
import {
  type AutosaveState,
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
import { type ActionResult, done } from '@/lib/action-result'
import { withoutUploadMarks } from '@/lib/images/placeholders'
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
  /** The text as it is on the server, or empty. */
  #saved: FormText
  #latest: FormText
  /** The text in the server's draft. The form of a new post counts as unsaved until it is submitted. */
  #drafted: FormText | null = null
  #postId: string
  /** The draft of a new post that was saved by hand: emptying or discarding its form does not delete it. */
  #manualId: string | null = null
  #formId = newId()
  /** The draft that replaces a deleted post, until the server has it: a repeated request makes no second one. */
  #replacement: { postId: string; form: string; baseVersion: 0 } | null = null

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
      remote: {
        save: remote.save,
        remove: async (copy) => copy.isManual || remote.remove(copy),
      },
      copy: this.#copy,
      onState: this.#onAutosave,
      onSaved: this.#onSaved,
      keepsDrafts: this.#isNew,
    })
  }

  #copy = (): UnsavedCopy => ({
    ...this.#latest,
    publishAt: this.#isNew || this.#latest.publishAt !== this.#saved.publishAt ? this.#latest.publishAt : undefined,
    postId: this.#postId,
    form: this.#formId,
    ...(this.#manualId === this.#postId && { isManual: true }),
    baseVersion: this.getState().version,
    updatedAt: new Date().toISOString(),
  })

  /** The id of a new post is chosen here, so that a request sent twice makes one post. */
  postId = (): string => this.#postId
  /** The form's id, by which its own saves are recognised on the server, also after a lost response. */
  formId = (): string => this.#formId

  #onAutosave = (state: Partial<AutosaveState>): void => {
    // Avoids a render for every letter.
    if (state.status?.kind === 'unsaved' && this.getState().status.kind === 'unsaved') return
    this.set(state)
  }

  #onSaved = ({ place, version }: Autosaved, copy: UnsavedCopy): void => {
    if (place !== 'draft' || copy.postId !== this.#postId) return
    this.#drafted = { ...copy, publishAt: copy.publishAt ?? this.#saved.publishAt }
    // The tray stays unsaved: only a copy has the words for a picture that could not be uploaded.
    if (!this.#isNew) this.#saved = { ...this.#drafted, tray: [] }
    this.set({ version })
  }

  /** Call it when the form is mounted or its page is shown again. The first call looks up copies of earlier visits. */
  async open(): Promise<void> {
    const { post, empty, local, remoteCopies } = this.#options
    this.#autosaver.start()
    await local.open()
    if (this.getState().isLookedUp) return
    const found = await local.find(remoteCopies)
    if (this.getState().isLookedUp) return
    this.set({ ...(post ? offerCopies(post, found) : offerDrafts(empty, found)), isLookedUp: true })
    this.#keepChanges()
  }

  /** Releases the tab's lock, so that the tab's next page can restore the text. */
  releaseTab = (): void => this.#options.local.close()

  close(): void {
    this.#autosaver.stop()
    this.releaseTab()
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

  #isSaved(): boolean {
    if (this.#isNew) return isEmptyText(this.#latest, this.#saved.fields)
    // The draft contains the uploaded pictures of its tray, also after they were removed from the tray.
    const hasPictures = this.#drafted?.tray.some(({ path }) => path !== null)
    return !hasPictures && sameText(this.#latest, this.#saved)
  }

  #keepChanges(): void {
    if (awaitsCopies(this.getState())) return
    if (this.#isSaved()) {
      if (this.getState().status.kind !== 'saved') this.#clear()
    } else if (!this.#drafted || !sameText(this.#latest, this.#drafted)) this.#autosaver.changed()
  }

  #clear(): void {
    this.#autosaver.clear()
    this.#drafted = null
    if (this.#isNew) {
      this.#postId = newId()
      this.set({ post: null, version: 0 })
    }
    this.set({ isRestored: false })
  }

  saveLocal = (): Promise<void> => this.#autosaver.saveLocal()
  saveRemote = (): Promise<void> => this.#autosaver.saveRemote()
  /** Call `pause` before a submit and `resume` after it. */
  pause = (): Promise<void> => this.#autosaver.pause()
  resume = (): void => this.#autosaver.resume()

  /** Call it after a submit, with the saved post or null for a new form. The server has removed the working copy. */
  markSaved(post: EditablePost | null): void {
    this.#saved = savedText(post, this.#options.empty)
    this.#autosaver.forgetRemote()
    this.#drafted = null
    if (this.#isNew) this.#postId = newId()
    const copies = this.#isNew ? this.getState().copies : []
    this.set({ post, version: post?.version ?? 0, serverVersion: null, presence: null, copies })
    if (this.#autosaver.hasChangedSincePause()) return this.#keepChanges()
    this.#latest = this.#saved
    this.#clear()
  }

  /** Call it after a save of a new post whose editor has typed on: the form stays, and continues the saved draft. */
  markDrafted({ version }: EditablePost, fields: WorkingFields, publishAt: string): void {
    this.#manualId = this.#postId
    this.#drafted = { fields: fieldsOf(fields), tray: [], publishAt }
    this.set({ version })
    this.#keepChanges()
  }

  /** Call it when a copy is put into the form, which then reports the change. */
  restore(copy: UnsavedCopy): void {
    const offered = this.getState().copies.find((one) => one.copy === copy)
    const { post } = this.#options
    this.#postId = post?.id ?? copy.postId ?? newId()
    if (!post || continuesSavedVersion(copy, post)) this.#formId = copy.form ?? this.#formId
    if (this.#isNew && copy.isManual) this.#manualId = this.#postId
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

  /**
   * Saves the text as a draft of its own, because its post has been deleted. Returns the draft's id; null for a new post,
   * whose form continues with the draft.
   */
  saveAsNew = async (): Promise<ActionResult<string | null>> => {
    if (this.#isNew) {
      this.#postId = newId()
      this.#drafted = null
      this.set({ post: null, version: 0 })
      this.#keepChanges()
      await this.saveRemote()
      return done(null)
    }
    const draft = (this.#replacement ??= { postId: newId(), form: newId(), baseVersion: 0 })
    let sent: FormText
    do {
      sent = this.#latest
      // The deleted post may keep its slug.
      const fields = { ...sent.fields, slug: '' }
      const result = await this.#options.remote.save({ ...this.#copy(), ...draft, fields, publishAt: sent.publishAt })
      if (!result.ok) return result
    } while (!sameText(sent, this.#latest))
    this.#replacement = null
    this.#clear()
    return done(draft.postId)
  }

  /** Discards the typed text and returns it for an undo. */
  discardChanges(): UnsavedCopy {
    const discarded = this.#copy()
    this.#latest = this.#saved
    this.#clear()
    // A new post's draft is deleted too: an undo inserts it again.
    return this.#isNew ? { ...discarded, baseVersion: 0 } : discarded
  }

  /** Bases the typed text on the other editor's version. Returns that version's date, or the one chosen here. */
  rebase(serverVersion: ServerVersion): string {
    const before = (this.#drafted ?? this.#saved).publishAt
    const present = presentOf(serverVersion, this.getState().post)
    this.#saved = savedText(present, this.#options.empty)
    this.#drafted = null
    this.set({ post: present, version: present.version, serverVersion: null, presence: null })
    return (this.#latest.publishAt === before ? this.#saved.publishAt : this.#latest.publishAt) ?? ''
  }

  base = (): WorkingFields => this.#saved.fields

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

  /** Whether the server has the post, so that others can open it. */
  isOnServer = (): boolean => this.getState().version > 0
}
