import { describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import { only, storedPost } from './harness/rows.ts'

const contract = openContract()

describe('post_working_copies', () => {
  const copies = () => contract.sql<{ user_id: string }>('select user_id from public.post_working_copies')
  const write = async (role: 'intern' | 'admin', user_id?: string) => {
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

  it('an editor may not write one for another', async () => {
    expect((await write('intern', contract.admin.userId)).error?.code).toBe('42501')
    expect(await copies()).toEqual([])
  })
})
