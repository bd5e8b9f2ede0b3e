import * as v from 'valibot'
import { isEmail } from '../../kit/email.ts'
import { dateInput } from '../../kit/date-inputs.ts'
import { rowsInput } from '../../kit/form-schema.ts'
import { choice, field, flag, shortText } from '../../kit/inputs.ts'

export const ACHIEVEMENTS_MAX = 3

const optionalText = (label: string, max: number) => shortText(label, { max, required: false })

const achievement = v.object({
  requirement: optionalText('Requirement', 120),
  situation: optionalText('Situation', 160),
  action: shortText('What you did', { min: 10, max: 200 }),
  result: optionalText('Result', 160),
})

const email = field<string>((raw) => {
  const text = raw.trim()
  return text === '' || isEmail(text)
    ? { value: text }
    : { error: 'E-mail must be an address, for example anna@example.com.' }
})

export const schema = v.object({
  language: choice('Language', ['en', 'pl'], 'en'),
  tone: choice('Tone', ['formal', 'plain'], 'formal'),
  name: shortText('Your name', { max: 80 }),
  email,
  phone: optionalText('Phone', 40),
  city: optionalText('City', 80),
  date: dateInput('Date', { required: false }),
  employer: shortText('Employer', { max: 100 }),
  person: optionalText('Person', 80),
  polishSalutation: choice('Polish salutation', ['general', 'pani', 'pan'], 'general'),
  role: shortText('Role', { min: 2, max: 80 }),
  source: optionalText('Where you saw the advert', 120),
  reason: shortText('Why you write', { min: 20, max: 300 }),
  achievements: rowsInput(achievement, { label: 'Achievements', max: ACHIEVEMENTS_MAX }),
  why: optionalText('Why this employer', 300),
  availability: optionalText('Availability', 120),
  consent: flag(),
})

export type Input = v.InferOutput<typeof schema>
export type Achievement = Input['achievements'][number]
