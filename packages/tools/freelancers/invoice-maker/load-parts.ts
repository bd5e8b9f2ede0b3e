import { retryLoad } from '../../site'

/** What the first look does without: the files, the payment code, Polish number words. */
export async function loadParts() {
  const [exports, html, code, polish, pdf] = await retryLoad(() =>
    Promise.all([
      import('./exports'),
      import('./html'),
      import('./code-path'),
      import('./words-pl'),
      import('./pdf-file'),
    ]),
  )
  return { ...exports, ...html, ...code, ...polish, ...pdf }
}

export type Parts = Awaited<ReturnType<typeof loadParts>>
