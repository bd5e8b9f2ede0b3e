import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RIGHT_NAMES } from '../../lib/auth/rights.ts'
import { newRecoveryCodes } from '../../lib/auth/recovery-codes.ts'
import { codeSchema } from '../../lib/auth/schema.ts'
import { PRIVILEGES } from './harness/access.ts'
import type { Account } from './harness/clients.ts'
import { addFactorTable, atLevel, setUpFactor } from './harness/factors.ts'
import { openContract } from './harness/index.ts'
import { makeRows, named, opened } from './harness/right-cells.ts'
import { allCells } from './harness/right-cells-site.ts'
import { only, rowsOf, storedPost } from './harness/rows.ts'

const contract = await openContract()
const { stranger, intern, admin, service } = contract.clients
const rows = makeRows(contract)

let powerless = ''
/** The account with every right; `require` sets whether its role requires a factor. */
let probe: Account

const CELLS = allCells(contract, rows, async () => powerless)

const require = (isRequired: boolean, role = 'probe') =>
  contract.sql(`update public.roles set requires_second_factor = ${isRequired} where name = '${role}'`)
const withoutFactor = ({ userId }: Account) => contract.sql(`delete from auth.mfa_factors where user_id = '${userId}'`)
const at = (aal: 'aal1' | 'aal2', account = probe) => atLevel(contract, account, aal)
const lacking = async (account: Account) =>
  only(rowsOf(await account.client.rpc('enter_panel_with_factor'))).lacking_factor
const events = ({ userId }: Account) => contract.log(`event like 'factor.%' and object_id = '${userId}'`)

describe('a backend without factors', () => {
  it('is reported, and no role can require a factor', async () => {
    expect(rowsOf(await admin.rpc('read_second_factor'))).toEqual([{ is_available: false, is_on: false, codes: 0 }])
    const answer = await admin.rpc('require_second_factor', { p_role: 'intern', p_required: true })
    expect(answer.data).toBe('backend')
    expect(await contract.sql('select 1 from public.roles where requires_second_factor')).toEqual([])
  })

  it('refuses a token that claims a second factor where a restored role requires one, until a command waives it', async () => {
    await require(true, 'intern')
    const claiming = await at('aal2', contract.intern)
    expect(await lacking(claiming)).toBe('setup')
    expect(rowsOf(await claiming.client.from('post_revisions').select('post_id'))).toEqual([])
    const waived = { p_role: 'intern', p_required: false }
    expect((await intern.rpc('require_second_factor', waived)).data).toBe('rights')
    expect((await service.rpc('require_second_factor', waived)).data).toBe('done')
    expect(await lacking(contract.intern)).toBeNull()
  })
})

describe('a backend with factors', () => {
  beforeAll(async () => {
    await addFactorTable(contract)
    await contract.sql(
      `insert into public.roles (name, label, rights) values ('probe', 'Probe', '{${RIGHT_NAMES.join(',')}}'), ('nothing', 'Nothing', '{}')`,
    )
    probe = await contract.account('probe')
    powerless = (await contract.account('nothing')).userId
  })
  beforeEach(async () => {
    await require(false)
    await require(false, 'intern')
    await withoutFactor(probe)
  })

  it('refuses everything to a session without the factor that its role requires', async () => {
    await require(true)
    expect(await opened(CELLS, probe)).toEqual([])
    await setUpFactor(contract, probe)
    expect(await opened(CELLS, await at('aal1'))).toEqual([])
    expect(await opened(CELLS, await at('aal2'))).toEqual(named(CELLS))
  })

  it('shows a session without its factor the same rows of every table as a stranger', async () => {
    await storedPost(service, { status: 'draft' })
    await setUpFactor(contract, probe)
    const { client } = await at('aal1')
    for (const table of Object.keys(PRIVILEGES) as 'blog_posts'[]) {
      const seen = (await client.from(table).select('*')).data ?? []
      expect([table, seen]).toEqual([table, (await stranger.from(table).select('*')).data ?? []])
    }
  })

  it('requires the factor of an account that has one, and nothing of others', async () => {
    expect(await lacking(await at('aal1'))).toBeNull()
    await contract.sql(`insert into auth.mfa_factors (user_id) values ('${probe.userId}')`)
    expect(await lacking(await at('aal1'))).toBeNull()
    await setUpFactor(contract, probe)
    expect(await lacking(await at('aal1'))).toBe('code')
    expect(await lacking(await at('aal2'))).toBeNull()
    expect(await lacking(contract.intern)).toBeNull()
  })

  it('lets a requirement be set and ended only with the rights of the role and a factor of one’s own', async () => {
    const ask = async (who: Account, p_required = true) =>
      (await who.client.rpc('require_second_factor', { p_role: 'intern', p_required })).data
    expect(await ask(contract.intern)).toBe('rights')
    expect(await ask(probe)).toBe('self')
    await setUpFactor(contract, probe)
    expect(await ask(await at('aal1'))).toBe('rights')
    expect(await ask(await at('aal2'))).toBe('done')
    expect(await lacking(contract.intern)).toBe('setup')
    expect(await ask(await at('aal2'), false)).toBe('done')
    const logged = await contract.log(`event = 'role.changed' and object_id = 'intern'`)
    expect(logged.slice(-2)).toMatchObject([
      { detail: 'requires two-step sign-in', actor: probe.username },
      { detail: 'without required two-step sign-in', actor: probe.username },
    ])
  })

  it('logs a factor that is added or removed at the sign-in service itself', async () => {
    const account = await contract.account('intern')
    await setUpFactor(contract, account)
    await withoutFactor(account)
    const actor = account.username
    expect(await events(account)).toMatchObject([
      { event: 'factor.added', actor },
      { event: 'factor.removed', actor },
    ])
  })
})

describe('a recovery code', () => {
  it('admits the account once without the factor, ends its other sessions, and is stored as a hash', async () => {
    const account = await contract.account('intern')
    await setUpFactor(contract, account)
    const { codes, hashes } = newRecoveryCodes()
    const [code = '', second = ''] = codes.map((code) => codeSchema.parse({ code }).code)
    const set = async (who: Account) => (await who.client.rpc('set_recovery_codes', { p_hashes: hashes })).data
    const use = async (p_code: string) => (await account.client.rpc('use_recovery_code', { p_code })).data
    expect(await set(account)).toBe(false)
    expect(await set(await at('aal2', account))).toBe(true)
    const stored = await contract.sql<{ code_hash: string }>(
      `select code_hash from public.recovery_codes where user_id = '${account.userId}'`,
    )
    expect(stored.map((row) => row.code_hash).toSorted()).toEqual(hashes.toSorted())

    const other = crypto.randomUUID()
    await contract.sql(
      `insert into auth.sessions (id, user_id, created_at) values ('${other}', '${account.userId}', now())`,
    )
    expect(await use('0'.repeat(20))).toBe(false)
    expect((await admin.rpc('use_recovery_code', { p_code: code })).data).toBe(false)
    expect(await lacking(account)).toBe('code')
    expect(await use(code)).toBe(true)
    expect(await lacking(account)).toBeNull()
    expect(await contract.sql(`select 1 from auth.sessions where id = '${other}'`)).toEqual([])
    expect(await use(second)).toBe(false)
    expect((await events(account)).map(({ event }) => event)).toEqual([
      'factor.added',
      'factor.codes',
      'factor.removed',
      'factor.recovered',
    ])
  })

  it('exists only for an account with a factor, and is deleted with the last factor', async () => {
    const account = await contract.account('intern')
    const verified = await at('aal2', account)
    const { hashes } = newRecoveryCodes()
    const set = async () => (await verified.client.rpc('set_recovery_codes', { p_hashes: hashes })).data
    expect(await set()).toBe(false)
    await setUpFactor(contract, account)
    expect(await set()).toBe(true)
    expect(rowsOf(await verified.client.rpc('read_second_factor'))).toEqual([
      { is_available: true, is_on: true, codes: hashes.length },
    ])
    await withoutFactor(account)
    expect(rowsOf(await verified.client.rpc('read_second_factor'))).toMatchObject([{ is_on: false, codes: 0 }])
  })
})

describe('the factor of another account', () => {
  const reset = ({ client }: Account, { userId }: Account) => client.rpc('reset_second_factor', { p_user_id: userId })

  it('is removed by an account that may give its role, and the other account’s sessions end', async () => {
    const account = await contract.account('intern')
    expect((await reset(contract.admin, account)).data).toBe(false)
    await setUpFactor(contract, account)
    for (const [who, other] of [
      [contract.intern, account],
      [account, account],
      [await at('aal2', account), account],
    ] as const)
      expect((await reset(who, other)).error).not.toBeNull()
    const found = rowsOf(await admin.rpc('list_second_factors'))
    expect(found.find(({ user_id }) => user_id === account.userId)?.is_on).toBe(true)
    expect((await reset(contract.admin, account)).data).toBe(true)
    expect(await contract.sql(`select 1 from auth.sessions where user_id = '${account.userId}'`)).toEqual([])
    expect((await events(account)).at(-1)).toMatchObject({ event: 'factor.removed', actor: contract.admin.username })
  })

  it('cannot be removed from an account with more rights', async () => {
    const account = await contract.account('admin')
    await setUpFactor(contract, account)
    await contract.sql(`insert into public.roles (name, label, rights) values ('desk', 'Desk', '{team}')`)
    expect((await reset(await contract.account('desk'), account)).error).not.toBeNull()
    expect((await reset({ ...account, client: service }, account)).data).toBe(true)
  })
})
