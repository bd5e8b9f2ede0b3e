import * as v from 'valibot'
import { choice, cleanText, field, flag, listText, requiredMessage } from '../../kit/inputs.ts'
import { rangeMessage } from '../../kit/integer-inputs.ts'

export const TEXT_MIN = 200
export const TEXT_MAX = 30_000
export const MUST_HAVES_MAX = 30

const pastedText = (label: string) =>
  field<string>((raw) => {
    const text = cleanText(raw.slice(0, TEXT_MAX))
    if (text.trim() === '') return { error: requiredMessage(label) }
    if ([...text].length >= TEXT_MIN) return { value: text }
    return { error: rangeMessage(label, TEXT_MIN, TEXT_MAX).replace(/\.$/, ' characters.') }
  })

export const schema = v.object({
  resume: pastedText('Résumé'),
  advert: pastedText('Job advert'),
  language: choice('Language', ['en', 'pl'], 'en'),
  mustHaves: listText('Must-have words', { max: MUST_HAVES_MAX, maxChars: 3_000, required: false }),
  cutAboutUs: flag(),
})

export type Input = v.InferOutput<typeof schema>
