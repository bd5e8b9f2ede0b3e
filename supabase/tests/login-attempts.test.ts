import { describe, expect, it } from 'vitest'
import { LOGIN_BLOCK_MINUTES, MAX_LOGIN_ATTEMPTS } from '../../lib/auth/limits.ts'
import { openContract } from './harness/index.ts'
import { interleave } from './harness/interleave.ts'
import { rowsOf, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { service } = contract.clients

const USER = 'user:maria'
const CLIENT = 'client:abc'

const take = (p_keys: string[], p_max = p_keys.map(() => MAX_LOGIN_ATTEMPTS)) =>
  service.rpc('take_login_attempt', { p_keys, p_max, p_window: `${LOGIN_BLOCK_MINUTES} minutes` })
const mostOf = (rows: { failures: number }[]) => Math.max(...rows.map(({ failures }) => failures))
const failuresBefore = async (...keys: string[]) => mostOf(rowsOf(await take(keys)))
const clear = (keys: string[]) => service.rpc('clear_login_attempts', { p_keys: keys })

const counters = async () => {
  const rows = rowsOf(await service.from('login_attempts').select('key, failures'))
  return Object.fromEntries(rows.map(({ key, failures }) => [key, failures]))
}
const fill = async (...keys: string[]) => {
  for (let n = 0; n < MAX_LOGIN_ATTEMPTS; n += 1) await failuresBefore(...keys)
}
/** Moves the last attempt into the past, so that the test need not wait. */
const age = (seconds: number) =>
  contract.sql(`update public.login_attempts set last_attempt_at = last_attempt_at - interval '${seconds} seconds'`)

describe('taking an attempt', () => {
  it('returns the failures so far and counts itself, up to the limit', async () => {
    const answers = []
    for (let n = 0; n < MAX_LOGIN_ATTEMPTS + 3; n += 1) answers.push(await failuresBefore(USER))
    expect(answers).toEqual([0, 1, 2, 3, 4, 5, 5, 5])
    expect(await counters()).toEqual({ [USER]: MAX_LOGIN_ATTEMPTS })
  })

  it('counts name and client separately; the higher count decides', async () => {
    await fill(USER, 'client:one')
    expect(await failuresBefore('user:other', CLIENT)).toBe(0)
    expect(await failuresBefore(USER, CLIENT)).toBe(MAX_LOGIN_ATTEMPTS)
    expect(await failuresBefore('user:other', 'client:one')).toBe(MAX_LOGIN_ATTEMPTS)
  })

  it('charges no key when it is refused', async () => {
    await fill(USER)
    await failuresBefore(USER, CLIENT)
    await failuresBefore(USER, CLIENT)
    expect(await counters()).toEqual({ [USER]: MAX_LOGIN_ATTEMPTS, [CLIENT]: 0 })
  })

  it('counts a key that is given twice only once', async () => {
    await failuresBefore(USER, USER)
    expect(await counters()).toEqual({ [USER]: 1 })
  })

  it(`lets at most ${MAX_LOGIN_ATTEMPTS} attempts through, also at once`, async () => {
    // Every second call gives the keys in reverse, which would deadlock without an order.
    const calls = Array.from({ length: 40 }, (_, n) => take(n % 2 ? [USER, CLIENT] : [CLIENT, USER]))
    const answers = (await Promise.all(calls)).map((answer) => mostOf(rowsOf(answer)))
    expect(answers.filter((before) => before < MAX_LOGIN_ATTEMPTS).sort()).toEqual([0, 1, 2, 3, 4])
    expect(await counters()).toEqual({ [USER]: MAX_LOGIN_ATTEMPTS, [CLIENT]: MAX_LOGIN_ATTEMPTS })
  })

  // PGlite has one connection, so reading and counting cannot interleave there.
  it.runIf(process.env.TEST_POSTGRES_URL)('waits for an attempt that is being counted', async () => {
    for (let n = 1; n < MAX_LOGIN_ATTEMPTS; n += 1) await failuresBefore(USER)
    const [first, second] = await interleave(
      contract,
      async (transaction) => {
        const [row] = await transaction<{ before: number }[]>`
          select failures as before
          from public.take_login_attempt(array[${USER}], array[${MAX_LOGIN_ATTEMPTS}::integer], '15 minutes')
        `
        return row?.before
      },
      () => take([USER]),
    )
    expect([first, mostOf(rowsOf(second))]).toEqual([MAX_LOGIN_ATTEMPTS - 1, MAX_LOGIN_ATTEMPTS])
    expect(await counters()).toEqual({ [USER]: MAX_LOGIN_ATTEMPTS })
  })
})

describe('each counter', () => {
  const ask = async (max: number[]) => rowsOf(await take([USER, CLIENT], max))
  const waits = (rows: { key: string; wait_seconds: number }[]) =>
    Object.fromEntries(rows.map(({ key, wait_seconds }) => [key, wait_seconds]))

  it('has its own maximum, and only a full counter returns the time to wait', async () => {
    for (let n = 0; n < 2; n += 1) expect(waits(await ask([2, 5]))).toEqual({ [USER]: 0, [CLIENT]: 0 })
    await age(60)
    const full = waits(await ask([2, 5]))
    expect(full[CLIENT]).toBe(0)
    expect(full[USER]).toBeGreaterThan((LOGIN_BLOCK_MINUTES - 2) * 60)
    expect(full[USER]).toBeLessThanOrEqual((LOGIN_BLOCK_MINUTES - 1) * 60)
    expect(await counters()).toEqual({ [USER]: 2, [CLIENT]: 2 })
  })
})

describe('the end of a block', () => {
  it('is not before the end of the window', async () => {
    await fill(USER)
    await age(LOGIN_BLOCK_MINUTES * 60 - 30)
    expect(await failuresBefore(USER)).toBe(MAX_LOGIN_ATTEMPTS)
  })

  it('is at the end of the window, and the count starts at zero', async () => {
    await fill(USER)
    await age(LOGIN_BLOCK_MINUTES * 60 + 1)
    expect([await failuresBefore(USER), await failuresBefore(USER)]).toEqual([0, 1])
  })

  it('is not delayed by refused attempts', async () => {
    await fill(USER)
    await age(LOGIN_BLOCK_MINUTES * 60 - 30)
    await failuresBefore(USER)
    await age(31)
    expect(await failuresBefore(USER)).toBe(0)
  })

  it('follows the right password, for these keys only', async () => {
    await fill(USER, CLIENT)
    await fill('user:other')
    expect((await clear([USER, CLIENT])).error).toBeNull()
    expect(await counters()).toEqual({ 'user:other': MAX_LOGIN_ATTEMPTS })
    expect(await failuresBefore(USER, CLIENT)).toBe(0)
  })
})

describe('a counter', () => {
  it.each([
    ['no key', { key: '' }],
    ['a key beyond reason', { key: 'k'.repeat(201) }],
    ['a negative count', { key: USER, failures: -1 }],
  ])('with %s is refused', async (_what, row) => {
    const { error } = await service.from('login_attempts').insert(row)
    expect(violatesCheck(error)).toBe(true)
    expect(await counters()).toEqual({})
  })
})
