const PAUSE_MS = 2_000

/** Loads a chunk, and retries until it loads: a lost script must not break the page. */
export async function retryLoad<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;)
    try {
      return await load()
    } catch (error) {
      console.warn('A script is asked for again:', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
}
