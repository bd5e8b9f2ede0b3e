import 'server-only'
import { publicClient } from '@/lib/supabase/public'

type Known = { isBinned: boolean; asked: number }
type Options = {
  /** Asks the database. Throws when it does not answer. */
  ask: (name: string) => Promise<boolean>
  now?: () => number
}

/** How long an answer holds where another process may have changed it; this one's own changes count at once. Milliseconds. */
const HOLDS_MS = 60_000
/** After a call that failed nobody waits for the next one. Milliseconds. */
const PAUSE_MS = 5_000
const NAMES_MAX = 5_000

/**
 * Knows which pictures lie in the bin: every picture that is shown asks, so the answers are kept for a minute, the last
 * ones of a bounded number of names. Without an answer a picture counts as what was known of it last, and an unknown one
 * is shown: in an outage of the database the others' pictures do not go.
 */
export class BinnedImages {
  readonly #ask: Options['ask']
  readonly #now: () => number
  readonly #known = new Map<string, Known>()
  #pausedUntil = 0

  constructor({ ask, now = Date.now }: Options) {
    this.#ask = ask
    this.#now = now
  }

  async has(name: string): Promise<boolean> {
    const known = this.#known.get(name)
    const now = this.#now()
    if ((known && now - known.asked < HOLDS_MS) || now < this.#pausedUntil) return known?.isBinned ?? false
    try {
      const isBinned = await this.#ask(name)
      this.#remember(name, { isBinned, asked: now })
      return isBinned
    } catch {
      this.#pausedUntil = now + PAUSE_MS
      return known?.isBinned ?? false
    }
  }

  /** Whoever has moved these asks anew. */
  forget(names: Iterable<string>): void {
    for (const name of names) this.#known.delete(name)
  }

  #remember(name: string, known: Known): void {
    this.#known.delete(name)
    this.#known.set(name, known)
    const [oldest] = this.#known.keys()
    if (this.#known.size > NAMES_MAX && oldest !== undefined) this.#known.delete(oldest)
  }
}

const SHARED = Symbol.for('flavorcraft.binned-images')

/** One for the process: the server's bundles each have a copy of this module. */
export function binnedImages(): BinnedImages {
  const shared = globalThis as typeof globalThis & { [SHARED]?: BinnedImages }
  return (shared[SHARED] ??= new BinnedImages({
    async ask(p_path) {
      const { data, error } = await publicClient('live').rpc('image_is_binned', { p_path })
      if (error) throw new Error(error.message)
      return data
    },
  }))
}
