import { describe, expect, it } from 'vitest'
import { openContract, verdicts } from './harness/index.ts'
import { only, rowsOf, storedPost } from './harness/rows.ts'

const contract = openContract()

describe('post_revisions', () => {
  const revisions = async () =>
    rowsOf(await contract.clients.service.from('post_revisions').select('post_id, version, title'))

  it.each(verdicts('intern', 'admin', 'service'))('%s %s read them', async (role, verdict) => {
    await storedPost(contract.clients.service)
    const { data } = await contract.clients[role].from('post_revisions').select('version')
    expect(data ?? []).toEqual(verdict === 'may' ? [{ version: 1 }] : [])
  })

  it.each(verdicts('service'))('%s %s write or change one, as an import of an export does', async (role, verdict) => {
    const { id } = await storedPost(contract.clients.service)
    const before = await revisions()
    const table = () => contract.clients[role].from('post_revisions')
    const row = {
      post_id: id,
      version: 9,
      title: 'T',
      content: 'C',
      author: 'A',
      post_type: 'news',
      slug: 's',
    } as const
    const answers = [
      await table().insert({ ...row, status: 'draft', saved_by_username: 'admin' }),
      await table().update({ title: 'Forged' }).eq('post_id', id),
      await table().delete().eq('post_id', id),
    ]
    const refused = verdict === 'may' ? undefined : '42501'
    // No role deletes one.
    expect(answers.map(({ error }) => error?.code)).toEqual([refused, refused, '42501'])
    if (verdict !== 'may') expect(await revisions()).toEqual(before)
  })
})

describe('post_working_copies', () => {
  const copies = () => contract.sql<{ user_id: string }>('select user_id from public.post_working_copies')
  const write = async (role: 'anon' | 'stranger' | 'intern' | 'admin', user_id?: string) => {
    const { id } = await storedPost(contract.clients.service)
    const row = { post_id: id, fields: { title: 'Typed' }, base_version: 1, ...(user_id ? { user_id } : {}) }
    return contract.clients[role].from('post_working_copies').insert(row)
  }

  it.each(['intern', 'admin'] as const)('%s keeps their own, hidden from other editors', async (role) => {
    expect((await write(role)).error).toBeNull()
    expect(only(await copies()).user_id).toBe(contract[role].userId)
    for (const other of ['anon', 'stranger', role === 'intern' ? 'admin' : 'intern'] as const) {
      const table = () => contract.clients[other].from('post_working_copies')
      expect((await table().select()).data ?? []).toEqual([])
      await table().update({ base_version: 7 }).gte('base_version', 1)
      await table().delete().gte('base_version', 1)
    }
    expect(await contract.sql('select base_version from public.post_working_copies')).toEqual([{ base_version: 1 }])
  })

  it.each(['anon', 'stranger'] as const)('%s may not write one', async (role) => {
    expect((await write(role)).error?.code).toBe('42501')
    expect(await copies()).toEqual([])
  })

  it('an editor may not write one for another', async () => {
    expect((await write('intern', contract.admin.userId)).error?.code).toBe('42501')
    expect(await copies()).toEqual([])
  })
})

describe('notification_deliveries', () => {
  const delivery = {
    message_id: crypto.randomUUID(),
    channel: 'webhook',
    event: 'publish',
    slug: 's',
    target: 't',
  } as const
  const insert = { ...delivery, attempts: 1, delivered: true }
  const stored = async () => rowsOf(await contract.clients.service.from('notification_deliveries').select('id, slug'))

  it.each(verdicts('intern', 'admin', 'service'))('%s %s read them', async (role, verdict) => {
    const { service } = contract.clients
    await service.from('notification_deliveries').insert(insert)
    const { data } = await contract.clients[role].from('notification_deliveries').select('slug')
    expect(data ?? []).toEqual(verdict === 'may' ? [{ slug: 's' }] : [])
    rowsOf(await service.from('notification_deliveries').delete().eq('slug', 's').select())
  })

  it.each(verdicts('service'))('%s %s write and delete one', async (role, verdict) => {
    const table = contract.clients[role].from('notification_deliveries')
    expect((await table.insert(insert)).error?.code).toBe(verdict === 'may' ? undefined : '42501')
    expect(await stored()).toHaveLength(verdict === 'may' ? 1 : 0)
    expect((await table.delete().eq('slug', 's')).error?.code).toBe(verdict === 'may' ? undefined : '42501')
    expect(await stored()).toEqual([])
  })
})

describe('job_runs', () => {
  const names = () => contract.sql<{ name: string }>(`select name from public.job_runs where name = 'contract'`)
  const row = { name: 'contract', ran_at: '2026-01-01T00:00:00Z' }

  it.each(verdicts('service'))('%s %s read, write and delete them', async (role, verdict) => {
    const table = contract.clients[role].from('job_runs')
    const code = verdict === 'may' ? undefined : '42501'
    expect((await table.insert(row)).error?.code).toBe(code)
    expect(await names()).toHaveLength(verdict === 'may' ? 1 : 0)
    expect((await table.select()).error?.code).toBe(code)
    expect((await table.delete().eq('name', 'contract')).error?.code).toBe(code)
    expect(await names()).toEqual([])
  })
})
