import encodeQR from 'qr'

const QUIET = 4

/** A payment code as one path, with its quiet zone; level M, as EPC069-12 asks. */
export function codePath(payload: string): { readonly d: string; readonly size: number } {
  const rows = encodeQR(payload, 'raw', { ecc: 'medium', border: QUIET })
  const d = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { d, size: rows.length }
}
