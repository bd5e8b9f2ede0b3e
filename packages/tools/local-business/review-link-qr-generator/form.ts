import * as v from 'valibot'
import { colourInput } from '../../kit/colour-input.ts'
import { choice, field, neededIf, optionalText, parseHttpUrl, radio, URL_MESSAGE } from '../../kit/inputs.ts'
import { integerInput } from '../../kit/integer-inputs.ts'
import { utf8Length } from '../../kit/text.ts'
import { googleReviewLink, type LinkKind, type LinkRead, sharedLink } from './link.ts'
import { maxBytes } from './limits.ts'
import { languageInput } from '../../kit/language.ts'
import { folded, type FormInput, toolForm } from '../../kit/tool-form.ts'

const placeId = { hint: 'From Google’s Place ID Finder.', ...neededIf('kind', 'google-place') }
const onPage = neededIf('kind', 'google-short', 'facebook', 'tripadvisor', 'other')
const LEVELS = { L: 'L, about 7 %', M: 'M, about 15 %', Q: 'Q, about 25 %', H: 'H, about 30 %' } as const

const typed = toolForm({
  fields: {
    kind: choice('Kind of link', {
      'google-place': 'Google, by Place ID',
      'google-short': 'Google short link',
      facebook: 'Facebook page',
      tripadvisor: 'Tripadvisor',
      other: 'Another address',
    }),
    placeId: field<string>({ ...placeId, kind: 'text', label: 'Place ID', maxLength: 301 }, (raw) => ({
      value: raw.trim().slice(0, 301),
    })),
    url: field<string>({ ...onPage, kind: 'url', label: 'Address', maxLength: 2048 }, (raw) => ({
      value: raw.trim(),
    })),
    caption: optionalText('Caption', 80, { hint: 'Stands above the code.' }),
    language: languageInput('Language of the card'),
    paper: radio('Paper', { A6: 'A6', A5: 'A5', A4: 'A4' }),
  },
  groups: [
    folded('The code', {
      level: choice('Error correction', LEVELS, { ifEmpty: 'M', hint: 'How much of the code may be dirty or torn.' }),
      module: integerInput('Module size', { min: 2, max: 40, ifEmpty: 8, hint: '2 to 40.', unit: 'px' }),
      margin: integerInput('Margin', { min: 4, max: 20, ifEmpty: 4, hint: '4 to 20.', unit: 'modules' }),
      dark: colourInput('Dark colour', '#1f1a17', { hint: 'Six digits, for example #1f1a17.' }),
      light: colourInput('Light colour', '#ffffff', { hint: 'Six digits.' }),
    }),
  ],
  example: { placeId: 'ChIJN1t_tDeuEmsRUsoyG83frY4', caption: 'How was your breakfast?' },
  empty: { module: '8', margin: '4', dark: '#1f1a17', light: '#ffffff' },
  rules: [
    ({ kind, placeId, url, level }) => {
      const read = readLink(kind, placeId, url)
      const name = kind === 'google-place' ? 'placeId' : 'url'
      if ('problem' in read) return { field: name, message: read.problem }
      const message = `A QR code at level ${level} holds ${maxBytes[level]} bytes at most.`
      return utf8Length(read.link) > maxBytes[level] && { field: name, message }
    },
  ],
})

type Form = v.InferOutput<typeof typed.schema>

function readLink(kind: LinkKind, placeId: string, address: string): LinkRead {
  if (kind === 'google-place') return googleReviewLink(placeId)
  const url = parseHttpUrl(address)
  return url === null ? { problem: URL_MESSAGE } : sharedLink(kind, url)
}

export const form = {
  ...typed,
  schema: v.pipe(
    typed.schema,
    v.transform(({ kind, placeId, url, ...rest }: Form) => {
      const read = readLink(kind, placeId, url)
      return { ...rest, kind, link: 'link' in read ? read.link : '' }
    }),
  ),
}

export type Input = FormInput<typeof form>
export type Level = Input['level']
export type Paper = Input['paper']
