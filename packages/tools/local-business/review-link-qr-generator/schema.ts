import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, field, parseHttpUrl, shortText, URL_MESSAGE } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { utf8Length } from '../../kit/text.ts'
import { googleReviewLink, linkKinds, sharedLink, type LinkKind, type LinkRead } from './link.ts'
import { levels, mostBytes } from './limits.ts'

const colour = (label: string, ifEmpty: string) =>
  field<string>((raw) => {
    const text = raw.trim().toLowerCase()
    if (text === '') return { value: ifEmpty }
    return /^#[0-9a-f]{6}$/.test(text)
      ? { value: text }
      : { error: `${label} must be a colour of six digits, for example #1f1a17.` }
  })

const form = v.object({
  kind: choice('Kind of link', linkKinds, 'google-place'),
  placeId: field<string>((raw) => ({ value: raw.trim().slice(0, 301) })),
  url: field<string>((raw) => ({ value: raw.trim() })),
  level: choice('Error correction', levels, 'M'),
  module: integerInput('Module size', { min: 2, max: 40, ifEmpty: 8 }),
  margin: integerInput('Margin', { min: 4, max: 20, ifEmpty: 4 }),
  dark: colour('Dark colour', '#1f1a17'),
  light: colour('Light colour', '#ffffff'),
  caption: shortText('Caption', { max: 80, required: false }),
  paper: choice('Paper', ['A6', 'A5', 'A4'], 'A6'),
  language: choice('Language of the card', ['en', 'pl'], 'en'),
})

type Form = v.InferOutput<typeof form>

function readLink(kind: LinkKind, placeId: string, address: string): LinkRead {
  if (kind === 'google-place') {
    return placeId === '' ? { problem: 'Place ID is required.' } : googleReviewLink(placeId)
  }
  if (address === '') return { problem: 'Address is required.' }
  const url = parseHttpUrl(address)
  return url === null ? { problem: URL_MESSAGE } : sharedLink(kind, url)
}

const linkFits = rule<Form>(({ kind, placeId, url, level }) => {
  const read = readLink(kind, placeId, url)
  const name = kind === 'google-place' ? 'placeId' : 'url'
  if ('problem' in read) return { field: name, message: read.problem }
  if (utf8Length(read.link) <= mostBytes[level]) return null
  return { field: name, message: `A QR code at level ${level} holds ${String(mostBytes[level])} bytes at most.` }
})

export const schema = v.pipe(
  form,
  linkFits,
  v.transform(({ kind, placeId, url, ...rest }: Form) => {
    const read = readLink(kind, placeId, url)
    return { ...rest, kind, link: 'link' in read ? read.link : '' }
  }),
)

export type Input = v.InferOutput<typeof schema>
export type Level = Input['level']
export type Paper = Input['paper']
