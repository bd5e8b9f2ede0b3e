import { describe, expect, it } from 'vitest'
import { ELAPSED_FIELD, HONEYPOT_FIELD, readDraft } from './draft'
import { EMAIL_MAX, MESSAGE_MAX, MIN_FILL_MS, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from './limits'
import { contactSchema, readTopic, receiveMessage } from './receive-message'
import { fieldErrorsOf } from '@/lib/action-result'

const draft = {
  name: 'Anna Nowak',
  email: 'anna@example.org',
  phone: '',
  subject: 'Soup',
  message: 'Which salt?',
  interests: 'Dietary Analysis',
}

function errorsOf(change: Partial<typeof draft>) {
  const result = contactSchema.safeParse({ ...draft, ...change })
  return result.success ? {} : fieldErrorsOf(result.error)
}

describe('a contact message', () => {
  it('needs name, email, subject and message, and nothing else', () => {
    expect(contactSchema.parse({ ...draft, name: ' Anna Nowak ' })).toEqual(draft)
    const empty = { name: '', email: '', phone: '', subject: '', message: '', interests: '' }
    expect(Object.keys(errorsOf(empty))).toEqual(['name', 'email', 'subject', 'message'])
    expect(errorsOf({ subject: ' \n ' })).toEqual({ subject: 'Please fill in: Subject.' })
  })

  it('takes every address that a browser takes, and no other', () => {
    for (const email of ['a@b', 'first.last+tag@sub.example.co', ' spaced@example.org '])
      expect(errorsOf({ email })).toEqual({})
    for (const email of ['anna', 'anna@', '@example.org', 'a b@example.org', 'a@b..c']) {
      expect(errorsOf({ email }), email).toEqual({ email: 'Please check the email address.' })
    }
  })

  it('enforces the limits of the database and names them', () => {
    expect(errorsOf({ message: 'm'.repeat(MESSAGE_MAX) })).toEqual({})
    expect(errorsOf({ message: 'm'.repeat(MESSAGE_MAX + 1) })).toEqual({
      message: 'Please use at most 10,000 characters.',
    })
    const tooLong = {
      name: 'n'.repeat(NAME_MAX + 1),
      email: `${'e'.repeat(EMAIL_MAX)}@example.org`,
      phone: '1'.repeat(PHONE_MAX + 1),
      subject: 's'.repeat(SUBJECT_MAX + 1),
    }
    expect(Object.keys(errorsOf(tooLong))).toEqual(['name', 'email', 'phone', 'subject'])
  })

  it('takes one of six interests or none', () => {
    expect(errorsOf({ interests: '' })).toEqual({})
    expect(errorsOf({ interests: 'World Peace' })).toEqual({ interests: 'Please choose one of the list.' })
  })
})

it('reads a form into a draft, with an empty text for a missing field or a file', () => {
  const data = new FormData()
  data.set('name', ' Anna ')
  data.set('message', 'two\r\nlines')
  data.set('subject', new File(['x'], 'x.txt'))
  expect(readDraft(data)).toEqual({
    name: ' Anna ',
    email: '',
    phone: '',
    subject: '',
    message: 'two\nlines',
    interests: '',
  })
})

describe('a form that was sent', () => {
  function receive(extra: Record<string, string> = {}) {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...draft, ...extra })) data.set(name, value)
    return receiveMessage(data)
  }

  it('becomes the typed message, with and without JavaScript', () => {
    expect(receive()).toEqual({ message: draft, draft })
    expect(receive({ [ELAPSED_FIELD]: String(MIN_FILL_MS) })).toMatchObject({ message: draft })
  })

  it('answers a robot as if it had succeeded', () => {
    expect(receive({ [HONEYPOT_FIELD]: 'https://spam.example' })).toEqual({
      answer: { status: 'sent' },
    })
  })

  it.each(['0', String(MIN_FILL_MS - 1), '-5', 'soon', ''])(
    'refuses an elapsed time of "%s" as too fast',
    (elapsed) => {
      expect(receive({ [ELAPSED_FIELD]: elapsed })).toEqual({ answer: { status: 'too-fast', draft } })
    },
  )

  it('returns the errors of its fields and all typed text', () => {
    expect(receive({ name: ' ', email: 'anna' })).toEqual({
      answer: {
        status: 'invalid',
        draft: { ...draft, name: ' ', email: 'anna' },
        errors: { name: 'Please fill in: Full Name.', email: 'Please check the email address.' },
      },
    })
  })
})

describe('a link to the form', () => {
  const titleOf = async (slug: string) => (slug === 'soup' ? 'Soup' : null)

  it('fills in the consultation', async () => {
    expect(await readTopic({ about: 'consultation' }, titleOf)).toEqual({
      subject: 'Free 30-minute wellness consultation',
      interests: 'Nutrition Consultation',
    })
  })

  it('names the recipe by its title, never by words of the address', async () => {
    expect(await readTopic({ recipe: 'soup' }, titleOf)).toEqual({ subject: 'How it went: Soup' })
    for (const recipe of ['nothing', '../x', 'SOUP', '', 'a'.repeat(300)])
      expect(await readTopic({ recipe }, titleOf)).toEqual({})
    expect(await readTopic({ recipe: ['soup', 'soup'], about: 'x' }, titleOf)).toEqual({})
  })
})
