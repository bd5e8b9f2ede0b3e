import type { AutosaveState, RemoteCopy, SaveStatus } from './editing-state'
import type { TabStorage } from './tab-storage'
import type { FoundCopy, UnsavedCopy } from './unsaved-copy'
import type { Autosaved } from '../admin/autosave'
import { type ActionResult, unanswered } from '@/lib/action-result'

type AutosaverOptions = {
  local: TabStorage
  remote: RemoteCopy
  copy: () => UnsavedCopy
  onState: (state: Partial<AutosaveState>) => void
  /** Null when the answer was lost: the server may have the copy. */
  onSent: (saved: Autosaved | null, copy: UnsavedCopy) => void
  /** Keeps a saved draft in the browser too, where the form for new posts finds it. */
  keepsDrafts: boolean
}

/** Counted from the first unsaved change, not from the last, so that typing without a pause is saved too. */
export const LOCAL_DELAY_MS = 400
export const REMOTE_DELAY_MS = 2500
export const RETRY_MS = 15_000

type Timer = ReturnType<typeof setTimeout> | undefined

/** Saves what is typed, in the browser first, then on the server; retries after a failure. */
export class Autosaver {
  readonly #options: AutosaverOptions
  /** Counts the changes: a response to an older text says nothing about the present one. */
  #change = 0
  /** Whether a submit runs. */
  #isPaused = false
  #isOn = false
  /** `saved`: no copy is needed, not even one being written. */
  #status: SaveStatus = { kind: 'saved' }
  #sending: Promise<void> | null = null
  #hasRemoteCopy = false
  /** The copies from which a text was restored, until this form has saved its own copy in the same place. */
  #sources: readonly FoundCopy[] = []
  #localTimer: Timer
  #remoteTimer: Timer
  #remoteDue = 0

  constructor(options: AutosaverOptions) {
    this.#options = options
  }

  #isUnsaved = (): boolean => this.#status.kind !== 'saved' && this.#status.kind !== 'drafted'

  #show(status: SaveStatus): void {
    const isShown = status.kind === 'unsaved' && this.#status.kind === 'unsaved'
    this.#status = status
    // Avoids a render for every letter.
    if (!isShown) this.#options.onState({ status })
  }

  start(): void {
    this.#isOn = true
    if (this.#isUnsaved()) this.#schedule()
  }

  stop(): void {
    void this.saveLocal()
    this.#isOn = false
    this.#stopTimers()
  }

  changed(): void {
    this.#change += 1
    this.#show({ kind: 'unsaved' })
    this.#schedule()
  }

  #schedule(): void {
    if (this.#isOn) this.#localTimer ??= setTimeout(() => void this.saveLocal(), LOCAL_DELAY_MS)
    this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  /** The earlier of two times counts, so that neither more typing nor a retry delays a save. */
  #scheduleRemote(delay: number): void {
    const due = Date.now() + delay
    if (!this.#isOn || (this.#remoteTimer !== undefined && this.#remoteDue <= due)) return
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

  async saveLocal(): Promise<void> {
    clearTimeout(this.#localTimer)
    this.#localTimer = undefined
    if (!this.#isUnsaved()) return
    const { local, copy, onState, keepsDrafts } = this.#options
    const isKept = await local.write(copy())
    // The text was saved while the copy was written: the copy must not be offered.
    const { kind } = this.#status
    if (kind === 'saved' || (kind === 'drafted' && !keepsDrafts)) return void local.remove()
    if (isKept) this.#removeSources(({ key }) => key !== null)
    onState({ local: isKept ? 'kept' : 'refused' })
  }

  /** Removes copies in this browser and on the server. Not awaited: a copy that stays is offered again. */
  removeAll(copies: readonly FoundCopy[]): void {
    const { local, remote } = this.#options
    for (const { key, copy } of copies)
      void (key === null ? remote.remove(copy).catch(() => undefined) : local.remove(key))
  }

  #removeSources(isSaved: (source: FoundCopy) => boolean = () => true): void {
    this.removeAll(this.#sources.filter(isSaved))
    this.#sources = this.#sources.filter((source) => !isSaved(source))
  }

  /** Sends the text at once, for example when the network is back. Only one request runs at a time. */
  async saveRemote(): Promise<void> {
    clearTimeout(this.#remoteTimer)
    this.#remoteTimer = undefined
    if (!this.#isUnsaved() || this.#sending || this.#isPaused) return
    this.#sending = this.#send(this.#options.copy())
    await this.#sending
  }

  async #send(copy: UnsavedCopy): Promise<void> {
    const sent = this.#change
    const result = await this.#options.remote.save(copy).catch(unanswered)
    this.#sending = null
    if (result?.ok) this.#removeSources(({ key }) => key === null)
    if (!result || result.ok) {
      this.#hasRemoteCopy = true
      this.#options.onSent(result?.data ?? null, copy)
    }
    // The text was saved or discarded meanwhile: the copy that the server has just stored is obsolete.
    if (!this.#isUnsaved()) return this.removeRemote(copy)
    if (sent !== this.#change) return this.#scheduleRemote(REMOTE_DELAY_MS)
    this.#showResult(result)
  }

  #showResult(result: ActionResult<Autosaved> | null): void {
    const { onState, local, keepsDrafts } = this.#options
    if (result?.ok && result.data.place === 'draft') {
      this.#show({ kind: 'drafted', at: result.data.savedAt })
      // The browser's copy needs the version that the draft has on the server now.
      if (keepsDrafts) return void local.write(this.#options.copy())
      this.#stopTimers()
      void local.remove()
      onState({ local: 'none' })
      return this.#removeSources()
    }
    if (result?.ok) return this.#show({ kind: 'stored', at: result.data.savedAt })
    if (result?.reason === 'session') return this.#show({ kind: 'signed-out' })
    if (result?.reason === 'conflict') return this.#show({ kind: 'gone' })
    if (result?.reason === 'invalid') {
      const [ofField] = Object.values(result.fieldErrors ?? {})
      return this.#show({ kind: 'refused', message: ofField ?? result.message })
    }
    this.#show({ kind: 'offline' })
    this.#scheduleRemote(RETRY_MS)
  }

  /** Not awaited: a copy that stays is offered again. */
  removeRemote(copy = this.#options.copy()): void {
    if (this.#hasRemoteCopy) void this.#options.remote.remove(copy).catch(() => undefined)
    this.#hasRemoteCopy = false
  }

  /** Stops saves to the server and awaits the running one, so that none arrives during a submit or after it. */
  async pause(): Promise<void> {
    this.#isPaused = true
    await this.#sending
  }

  resume(): void {
    this.#isPaused = false
    if (this.#isUnsaved()) this.#scheduleRemote(REMOTE_DELAY_MS)
  }

  /** Keeps a restored copy where it was found until it is saved as this form's own. */
  keepUntilSaved(sources: readonly FoundCopy[]): void {
    const { form } = this.#options.copy()
    const isOwn = ({ key, copy, isOwn }: FoundCopy) => isOwn || (key === null && copy.form === form)
    this.#hasRemoteCopy ||= sources.some(({ key, copy }) => key === null && copy.form === form)
    this.#sources = sources.filter((source) => !isOwn(source))
  }

  /** The server has removed its copy with a save. */
  forgetRemote(): void {
    this.#hasRemoteCopy = false
  }

  /** Nothing unsaved is left: removes all copies. */
  clear(): void {
    this.#show({ kind: 'saved' })
    this.#stopTimers()
    void this.#options.local.remove()
    this.#removeSources()
    this.removeRemote()
    this.#options.onState({ local: 'none' })
  }
}
