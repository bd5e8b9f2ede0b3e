/** Levels of error correction by ISO/IEC 18004: about 7, 15, 25 and 30 % of the code may be lost. */
export const levels = ['L', 'M', 'Q', 'H'] as const

/** What version 40 holds in byte mode. */
export const maxBytes = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const

/** Modules on a side. */
export const sizeOfVersion = (version: number) => 17 + 4 * version
