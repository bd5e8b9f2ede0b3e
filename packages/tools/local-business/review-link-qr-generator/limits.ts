/** Error correction levels of ISO/IEC 18004, which restore about 7, 15, 25 and 30 % of the code. */
export const levels = ['L', 'M', 'Q', 'H'] as const

/** Bytes that fit into version 40 in byte mode. */
export const maxBytes = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const

/** Modules on a side. */
export const sizeOfVersion = (version: number) => 17 + 4 * version
