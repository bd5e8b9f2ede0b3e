import { describe, expect, it } from 'vitest'
import { readDraft } from './draft'
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX, SUBJECT_MAX } from './limits'
import { contactSchema, fieldErrors } from './schema'

const draft = {
  name: ' Anna Nowak ',
  email: 'anna@example.org',
  phone: '',
  subject: 'Soup',
  message: 'Which salt?',
  interests: '',
}

function errorsOf(change: Partial<typeof draft>) {
  const result = contactSchema.safeParse({ ...draft, ...change })
  return result.success ? {} : fieldErrors(result.error)
}

describe('a contact message', () => {
  it('needs name, email, subject and message, and nothing else', () => {
    expect(contactSchema.parse(draft)).toEqual({ ...draft, name: 'Anna Nowak' })
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

  it('keeps to the limits of the database, and says them', () => {
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
    expect(errorsOf({ interests: 'Dietary Analysis' })).toEqual({})
    expect(errorsOf({ interests: 'World Peace' })).toEqual({ interests: 'Please choose one of the list.' })
  })
})

describe('the draft in a sent form', () => {
  it('is what was typed; what is missing or a file is empty', () => {
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
})
