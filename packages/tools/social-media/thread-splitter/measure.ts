import { type NetworkLimit, networkLimit } from '../../kit/networks.ts'
import { countSms, SMS_SOURCE } from '../../kit/sms.ts'
import { countCharacters, utf8Length } from '../../kit/text.ts'
import type { NetworkKey } from './form.ts'

export interface Measure {
  readonly name: string
  readonly unit: string
  readonly limit: (text: string) => number
  readonly used: (text: string) => number
  readonly fits: (text: string) => boolean
  /** A lower bound for the search: additive over words, never more than the count of the whole. */
  readonly words: (word: string) => number
  readonly asOf: string
  readonly source: string
}

const CHECKED = '2026-10-01'

type Limit = Pick<NetworkLimit, 'network' | 'value' | 'unit' | 'count' | 'bytes' | 'asOf' | 'source'>

function ofNetwork({ network, value, unit, count, bytes, asOf, source }: Limit): Measure {
  const fitsBytes = (text: string) => bytes === undefined || utf8Length(text) <= bytes
  return {
    name: network,
    unit,
    limit: () => value,
    used: count,
    fits: (text) => count(text) <= value && fitsBytes(text),
    words: count,
    asOf,
    source,
  }
}

const sms: Measure = {
  name: 'SMS',
  unit: 'units',
  limit: (text) => countSms(text).single,
  used: (text) => countSms(text).units,
  fits: (text) => countSms(text).parts <= 1,
  words: (word) => [...word].length,
  asOf: CHECKED,
  source: SMS_SOURCE,
}

const linkedinComment = ofNetwork({
  network: 'LinkedIn comment',
  value: 1_250,
  unit: 'characters',
  count: countCharacters,
  asOf: CHECKED,
  source: 'https://www.linkedin.com/help/linkedin',
})

export const measureOf = (key: NetworkKey): Measure => {
  if (key === 'sms') return sms
  return key === 'linkedin-comment' ? linkedinComment : ofNetwork(networkLimit(key))
}
