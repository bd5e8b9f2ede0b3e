/** Bytes that fit into version 40 in byte mode, by the error correction level of ISO/IEC 18004. */
export const maxBytes = { L: 2953, M: 2331, Q: 1663, H: 1273 } as const

/** Modules on a side. */
export const sizeOfVersion = (version: number) => 17 + 4 * version
