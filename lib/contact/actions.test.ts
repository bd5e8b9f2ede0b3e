import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from './actions'
import { ELAPSED_FIELD, IDLE, TRAP_FIELD } from './draft'
import { MIN_FILL_MS } from './limits'

const store = vi.hoisted(() => ({ storeMessage: vi.fn<(message: unknown) => Promise<boolean>>() }))
vi.mock('./store', () => store)

const draft = {
  name: 'Anna Nowak',
  email: 'anna@example.org',
  phone: '',
  subject: 'Soup',
  message: 'Which salt?',
  interests: 'Dietary Analysis',
}

function send(extra: Record<string, string> = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...draft, ...extra })) data.set(name, value)
  return sendMessage(IDLE, data)
}

beforeEach(() => {
  store.storeMessage.mockReset().mockResolvedValue(true)
})

describe('sending a message', () => {
  it('stores what was typed, with and without a script', async () => {
    expect(await send()).toEqual({ status: 'sent' })
    expect(await send({ [ELAPSED_FIELD]: String(MIN_FILL_MS) })).toEqual({ status: 'sent' })
    expect(store.storeMessage).toHaveBeenCalledTimes(2)
    expect(store.storeMessage).toHaveBeenLastCalledWith(draft)
  })

  it('lets a program believe that it succeeded', async () => {
    expect(await send({ [TRAP_FIELD]: 'https://spam.example' })).toEqual({ status: 'sent' })
    expect(store.storeMessage).not.toHaveBeenCalled()
  })

  it.each(['0', String(MIN_FILL_MS - 1), '-5', 'soon', ''])('takes an elapsed time of "%s" for a program', async (elapsed) => {
    expect(await send({ [ELAPSED_FIELD]: elapsed })).toEqual({ status: 'too-fast', draft })
    expect(store.storeMessage).not.toHaveBeenCalled()
  })

  it('gives everything back with the errors of its fields', async () => {
    expect(await send({ name: ' ', email: 'anna' })).toEqual({
      status: 'invalid',
      draft: { ...draft, name: ' ', email: 'anna' },
      errors: { name: 'Please fill in: Full Name.', email: 'Please check the email address.' },
    })
    expect(store.storeMessage).not.toHaveBeenCalled()
  })

  it('gives everything back when the hour is full', async () => {
    store.storeMessage.mockResolvedValue(false)
    expect(await send()).toEqual({ status: 'too-many', draft })
  })

  it('gives everything back when the backend fails, and logs no word of it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    store.storeMessage.mockRejectedValue(new Error('backend away'))
    expect(await send()).toEqual({ status: 'failed', draft })
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls[0])).not.toContain(draft.message)
    log.mockRestore()
  })
})
