/** GSM 03.38: basic characters count one, extended ones two, because an escape precedes them. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('^{}[]\\~|€\f')

export const SMS_SOURCE = 'https://www.3gpp.org/dynareport/23038.htm'

/** The encoding, and the units of each character, which must not be split between two parts. */
function pieces(text: string) {
  const signs = [...text]
  if (signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign)))
    return { encoding: 'GSM-7' as const, sizes: signs.map((sign) => (EXTENDED.has(sign) ? 2 : 1)) }
  // A character outside the basic plane takes two units.
  return { encoding: 'UCS-2' as const, sizes: signs.map((sign) => sign.length) }
}

/** Units and parts of a text message. `single` is the capacity of a sole part, `several` of each of more. */
export function countSms(text: string) {
  const { encoding, sizes } = pieces(text)
  const [single, several] = encoding === 'GSM-7' ? [160, 153] : [70, 67]
  const units = sizes.reduce((total, size) => total + size, 0)
  if (units === 0) return { encoding, units, parts: 0, sizes: [], single, several }
  if (units <= single) return { encoding, units, parts: 1, sizes: [units], single, several }
  const parts = [0]
  for (const size of sizes) {
    const last = parts.length - 1
    const used = parts[last] ?? 0
    if (used + size > several) parts.push(size)
    else parts[last] = used + size
  }
  return { encoding, units, parts: parts.length, sizes: parts, single, several }
}
