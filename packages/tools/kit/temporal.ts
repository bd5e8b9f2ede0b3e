/**
 * Temporal of the browser or of Node. Where there is none yet its polyfill is fetched (20 kB gzip) before anything that
 * reckons with dates runs, so that only those load it who need it.
 */
export const Temporal: typeof globalThis.Temporal =
  'Temporal' in globalThis ? globalThis.Temporal : (await import('temporal-polyfill/implementation')).Temporal
