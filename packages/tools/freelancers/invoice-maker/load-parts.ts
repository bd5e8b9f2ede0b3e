import { retryLoad } from '../../site'

/** Loads what the first render does not need: the exports, the payment code and Polish number words. */
export async function loadParts() {
  const [exports, html, code, polish, pdf] = await retryLoad(() =>
    Promise.all([
      import('./exports'),
      import('./html'),
      import('./payment-code'),
      import('./words-pl'),
      import('./pdf-file'),
    ]),
  )
  return { ...exports, ...html, ...code, ...polish, ...pdf }
}

export type Parts = Awaited<ReturnType<typeof loadParts>>
