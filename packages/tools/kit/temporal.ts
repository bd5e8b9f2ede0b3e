/**
 * The native Temporal, or else its polyfill (20 kB gzip), which loads before any date code runs. Pages without date
 * code load neither.
 */
export const Temporal: typeof globalThis.Temporal =
  'Temporal' in globalThis ? globalThis.Temporal : (await import('temporal-polyfill/implementation')).Temporal
