import { describe, expect, it } from 'vitest'
import { ELAPSED_FIELD, HONEYPOT_FIELD } from './draft'
import { MIN_FILL_MS } from './limits'
import { receiveMessage } from './receive'

const draft = {
  name: 'Anna Nowak',
  email: 'anna@example.org',
  phone: '',
  subject: 'Soup',
  message: 'Which salt?',
  interests: 'Dietary Analysis',
}

function receive(extra: Record<string, string> = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...draft, ...extra })) data.set(name, value)
  return receiveMessage(data)
}

describe('a form that was sent', () => {
  it('is a message as it was typed, with and without a script', () => {
    expect(receive()).toEqual({ isMessage: true, message: draft, draft })
    expect(receive({ [ELAPSED_FIELD]: String(MIN_FILL_MS) })).toMatchObject({ isMessage: true, message: draft })
  })

  it('lets a program believe that it succeeded', () => {
    expect(receive({ [HONEYPOT_FIELD]: 'https://spam.example' })).toEqual({
      isMessage: false,
      answer: { status: 'sent' },
    })
  })

  it.each(['0', String(MIN_FILL_MS - 1), '-5', 'soon', ''])(
    'takes an elapsed time of "%s" for a program',
    (elapsed) => {
      expect(receive({ [ELAPSED_FIELD]: elapsed })).toEqual({ isMessage: false, answer: { status: 'too-fast', draft } })
    },
  )

  it('comes back with the errors of its fields and everything typed', () => {
    expect(receive({ name: ' ', email: 'anna' })).toEqual({
      isMessage: false,
      answer: {
        status: 'invalid',
        draft: { ...draft, name: ' ', email: 'anna' },
        errors: { name: 'Please fill in: Full Name.', email: 'Please check the email address.' },
      },
    })
  })
})
