import { describe, expect, it } from 'vitest'
import { MESSAGES_PER_HOUR } from '../../lib/contact/limits.ts'
import { BIN_DAYS, privacyLimits, retention } from '../../lib/retention.ts'
import { openContract } from './harness/index.ts'
import { insertRow, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { intern, admin, service } = contract.clients

const HOURS = 3600
const DAYS = 24 * HOURS

/** Submits a message; returns false when the client has sent too many. */
const stored = async (p_client_hash = 'client-a', { p_phone = '', p_interests = '' } = {}) => {
  const texts = { p_name: 'Anna Nowak', p_email: 'anna@example.org', p_subject: 'Salt', p_message: 'How much?' }
  const limits = { p_max: MESSAGES_PER_HOUR, p_window: '1 hour', ...retention }
  const args = { ...texts, ...limits, p_client_hash, p_phone, p_interests }
  return rowsOf(await service.rpc('submit_contact_message', args))
}
const forget = () => service.rpc('purge_expired', retention)
const messages = async () => rowsOf(await service.from('contact_messages').select())
/** Moves every message into the past, so that the test need not wait. */
const age = (seconds: number) =>
  contract.sql(`update public.contact_messages set created_at = created_at - interval '${seconds} seconds'`)

describe('submitting a message', () => {
  it('stores it, with null for an empty phone number or interest', async () => {
    expect(await stored()).toBe(true)
    await stored('client-b', { p_phone: '+48 600', p_interests: 'Dietary Analysis' })
    const found = (await messages()).map(({ phone, interests, client_hash }) => ({ phone, interests, client_hash }))
    expect(found).toEqual(
      expect.arrayContaining([
        { phone: null, interests: null, client_hash: 'client-a' },
        { phone: '+48 600', interests: 'Dietary Analysis', client_hash: 'client-b' },
      ]),
    )
  })

  it('refuses more than the hourly limit, for this client only', async () => {
    for (let n = 0; n < MESSAGES_PER_HOUR; n += 1) expect(await stored()).toBe(true)
    expect(await stored()).toBe(false)
    expect(await stored('client-b')).toBe(true)
    expect(await messages()).toHaveLength(MESSAGES_PER_HOUR + 1)
    await age(HOURS - 30)
    expect(await stored()).toBe(false)
    await age(31)
    expect(await stored()).toBe(true)
  })

  it('holds the limit for messages sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 3 * MESSAGES_PER_HOUR }, () => stored()))
    expect(answers.filter(Boolean)).toHaveLength(MESSAGES_PER_HOUR)
    expect(await messages()).toHaveLength(MESSAGES_PER_HOUR)
  })
})

describe('the retention of the privacy policy', () => {
  it('deletes the hash of an address after 24 hours and keeps the message', async () => {
    await stored()
    await age(DAYS - 30)
    await forget()
    expect((await messages()).map((row) => row.client_hash)).toEqual(['client-a'])
    await age(31)
    await forget()
    expect((await messages()).map((row) => row.client_hash)).toEqual([null])
  })

  it('deletes a message after 12 months', async () => {
    await stored()
    await age(364 * DAYS)
    await forget()
    expect(await messages()).toHaveLength(1)
    await age(3 * DAYS)
    await forget()
    expect(await messages()).toEqual([])
  })

  it('deletes a message earlier if an admin chose so, and never later than promised', async () => {
    const choose = async (retention_months: number) =>
      await admin.from('contact_settings').update({ retention_months }).eq('id', true).throwOnError()
    await stored()
    await age(100 * DAYS)
    await choose(4)
    await forget()
    expect(await messages()).toHaveLength(1)
    await choose(3)
    await forget()
    expect(await messages()).toEqual([])
    await choose(privacyLimits.contactRetentionMonths)
  })

  it(`deletes messages in the bin after ${BIN_DAYS} days`, async () => {
    await stored()
    const binned = (days: number) =>
      contract.sql(`update public.contact_messages set deleted_at = now() - interval '${days * DAYS} seconds'`)
    await binned(BIN_DAYS - 0.01)
    await forget()
    expect(await messages()).toHaveLength(1)
    await binned(BIN_DAYS + 0.01)
    await forget()
    expect(await messages()).toEqual([])
  })

  it('deletes expired messages with the next message', async () => {
    await stored()
    await age(370 * DAYS)
    await stored('client-b')
    expect((await messages()).map((row) => row.client_hash)).toEqual(['client-b'])
  })

  it('deletes sign-in counters of clients and names', async () => {
    for (const key of ['client:old', 'user:maria']) await insertRow(service, 'login_attempts', { key })
    await contract.sql(`update public.login_attempts set last_attempt_at = now() - interval '25 hours'`)
    await insertRow(service, 'login_attempts', { key: 'client:new' })
    await forget()
    const keys = rowsOf(await service.from('login_attempts').select('key')).map(({ key }) => key)
    expect(keys.sort()).toEqual(['client:new'])
  })
})

describe('the retention setting', () => {
  const choose = (retention_months: number) =>
    admin.from('contact_settings').update({ retention_months }).eq('id', true)

  it('begins with the promised time, and is seen by editors', async () => {
    const { data } = await intern.from('contact_settings').select('retention_months')
    expect(data).toEqual([{ retention_months: privacyLimits.contactRetentionMonths }])
  })

  it("is at least one month and at most the policy's promise", async () => {
    for (const months of [0, privacyLimits.contactRetentionMonths + 1])
      expect(violatesCheck((await choose(months)).error)).toBe(true)
    for (const months of [1, privacyLimits.contactRetentionMonths]) expect((await choose(months)).error).toBeNull()
  })

  it('counts the messages that a shorter time would delete', async () => {
    await stored()
    await age(40 * DAYS)
    await stored('client-b')
    const older = async (p_months: number) => rowsOf(await admin.rpc('count_messages_older', { p_months }))
    expect([await older(1), await older(2)]).toEqual([1, 0])
  })
})
