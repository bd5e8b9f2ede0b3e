import { beforeEach, describe, expect, it } from 'vitest'
import { type Right, RIGHT_NAMES } from '../../lib/auth/rights.ts'
import { BackendError, isRefused } from '../../lib/supabase/backend-error.ts'
import type { Account } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { type Cell, hash, isDone, LONG_AGO, makeRows, unique, update } from './harness/right-cells.ts'
import { allCells } from './harness/right-cells-house.ts'
import { daysAgo, only, rowsOf } from './harness/rows.ts'

const contract = openContract()
const rows = makeRows(contract)
const { service, own, foreign, image } = rows

/** The account whose role is changed from cell to cell, and one without any right. */
let made: { probe: Account; nobody: string } | undefined
async function accounts() {
  if (!made) {
    await contract.sql(`insert into public.roles (name, label) values ('probe', 'Probe'), ('nothing', 'Nothing')`)
    made = { probe: await contract.account('probe'), nobody: (await contract.account('intern')).userId }
  }
  await contract.sql(`update public.admins set role = 'nothing' where user_id = '${made.nobody}'`)
  return made
}
const nobody = async () => (await accounts()).nobody

const CELLS = allCells(contract, rows, nobody)

const giveRights = (rights: readonly Right[]) =>
  contract.sql(`update public.roles set rights = '{${rights.join(',')}}' where name = 'probe'`)
const giveRole = (role: string) =>
  contract.sql(`update public.admins set role = '${role}' where username = '${made?.probe.username}'`)

beforeEach(async () => {
  await accounts()
  await giveRole('probe')
})

describe('a right', () => {
  it.each(CELLS.map((one) => [one.right, one.what, one] as const))('%s alone opens: %s', async (right, _what, one) => {
    const { probe } = await accounts()
    const others = RIGHT_NAMES.filter((name) => name !== right)
    // Who may delete for good erases others' drafts, and who may do a thing for all does it for the own.
    const wider: Partial<Record<Right, Right[]>> = {
      write_own: ['edit_all', 'delete', 'retention'],
      publish_own: ['publish_all'],
      log: ['retention'],
      review: ['edit_all'],
    }
    await giveRights(others.filter((name) => !wider[right]?.includes(name)))
    expect(await one.can(probe)).toBe(false)
    await giveRights([right, ...(one.with ?? [])])
    expect(await one.can(probe)).toBe(true)
  })
})

describe('the role', () => {
  const can = async (one: Cell, rights: readonly string[]) => {
    const has = (right: Right) => rights.includes(right)
    if (one.right === 'write_own' && /own draft|what is typed|own post/.test(one.what) && has('edit_all')) return true
    if (one.right === 'publish_own' && has('publish_all')) return true
    if (one.what.startsWith('comments on') && has('edit_all')) return true
    if (one.right === 'submit') return has('submit') && (has('write_own') || has('edit_all'))
    return has(one.right) && (one.with ?? []).every(has)
  }

  it.each(['admin', 'editor', 'author', 'intern'])('%s opens what its rights open, and nothing else', async (role) => {
    const { probe } = await accounts()
    const [row] = rowsOf(await service().from('roles').select('rights').eq('name', role))
    await giveRole(role)
    for (const one of CELLS)
      expect([one.right, one.what, await one.can(probe)]).toEqual([
        one.right,
        one.what,
        await can(one, row?.rights ?? []),
      ])
  })

  it('admin has every right that the code names, and the database takes no other', async () => {
    const [row] = rowsOf(await service().from('roles').select('rights').eq('name', 'admin'))
    expect(row?.rights).toEqual(RIGHT_NAMES)
    await expect(contract.sql(`update public.roles set rights = '{fly}' where name = 'probe'`)).rejects.toThrow()
  })

  it('cannot be changed when it is admin, and not be deleted when the site came with it or an account has it', async () => {
    const { client } = contract.admin
    expect(rowsOf(await client.from('roles').update({ rights: [] }).eq('name', 'admin').select('name'))).toEqual([])
    for (const name of ['admin', 'editor', 'author', 'intern'])
      expect(rowsOf(await client.from('roles').delete().eq('name', name).select('name'))).toEqual([])
    expect((await client.from('roles').delete().eq('name', 'probe').select('name')).error).not.toBeNull()
  })

  it('is in the log with what was given and taken', async () => {
    const name = unique()
    const { client } = contract.admin
    rowsOf(
      await client
        .from('roles')
        .insert({ name, label: 'Desk', rights: ['messages', 'log'] })
        .select('name'),
    )
    rowsOf(
      await client
        .from('roles')
        .update({ rights: ['messages', 'redirects'] })
        .eq('name', name)
        .select('name'),
    )
    rowsOf(await client.from('roles').delete().eq('name', name).select('name'))
    const logged = `select event, title, detail, actor from public.audit_log where object_id = '${name}' order by id`
    const actor = contract.admin.username
    expect(await contract.sql(logged)).toEqual([
      { event: 'role.added', title: 'Desk', detail: 'messages, log', actor },
      { event: 'role.changed', title: 'Desk', detail: 'with redirects; without log', actor },
      { event: 'role.deleted', title: 'Desk', detail: '', actor },
    ])
  })
})

describe('who manages the team', () => {
  const TEAM_ONLY: Right[] = ['team', 'write_own']
  const roleOf = async (userId: string) =>
    only(rowsOf(await service().from('admins').select('role').eq('user_id', userId))).role

  it('gives no right that he lacks, neither by a role, an invitation nor a role of his own', async () => {
    const { probe, nobody: other } = await accounts()
    await giveRights(TEAM_ONLY)
    const { client, userId } = probe
    await client.from('admins').update({ role: 'admin' }).eq('user_id', other)
    await client.from('admins').update({ role: 'admin' }).eq('user_id', userId)
    expect(await roleOf(other)).toBe('nothing')
    expect(await roleOf(userId)).toBe('probe')
    const invited = await client.from('invitations').insert({ token_hash: hash(), role: 'intern' })
    expect(isRefused(new BackendError(invited.error?.message ?? '', invited.error?.code ?? '', false))).toBe(true)
    expect((await client.from('roles').insert({ name: unique(), label: 'More', rights: ['log'] })).error).not.toBeNull()
    for (const name of ['probe', 'nothing'])
      await client
        .from('roles')
        .update({ rights: ['team', 'settings'] })
        .eq('name', name)
    expect(
      await contract.sql(`select 1 from public.roles where 'settings' = any (rights) and name <> 'admin'`),
    ).toEqual([])
  })

  it('takes nothing from an account that has rights that he lacks, and gets not at its password', async () => {
    const { probe } = await accounts()
    await giveRights(TEAM_ONLY)
    const { userId } = await contract.account('admin')
    await probe.client.from('admins').update({ role: 'nothing' }).eq('user_id', userId)
    await probe.client.from('admins').update({ deactivated_at: LONG_AGO }).eq('user_id', userId)
    const found = await service().from('admins').select('role, deactivated_at').eq('user_id', userId)
    expect(rowsOf(found)).toEqual([{ role: 'admin', deactivated_at: null }])
    const link = await probe.client.rpc('make_password_link', { p_user_id: userId, p_token_hash: hash() })
    expect(link.error).not.toBeNull()
  })
})

describe('an account without the right', () => {
  it('reads every post all the same', async () => {
    const { probe } = await accounts()
    await giveRights([])
    const { id } = await foreign()
    expect(rowsOf(await probe.client.from('blog_posts').select('id').eq('id', id))).toEqual([{ id }])
  })

  it('replaces no picture in public posts, and empties the bin all the same', async () => {
    const { probe } = await accounts()
    await giveRights(['write_own', 'pictures'])
    const path = await image()
    const { id } = await foreign({ image_url: `/media/${path}`, status: 'published' })
    const replaced = await probe.client.rpc('replace_image', { p_old: path, p_new: 'other.webp' })
    expect(replaced.error).toMatchObject({ code: '42501', message: 'Your role does not change this post' })
    const old = await foreign({ deleted_at: daysAgo(40) })
    const draft = await own(probe)
    expect(isDone(await update(probe, draft.id, { deleted_at: LONG_AGO }))).toBe(true)
    const left = rowsOf(await service().from('blog_posts').select('id').in('id', [id, old.id]))
    expect(left).toEqual([{ id }])
  })

  it('is told its rights when it enters', async () => {
    const { probe } = await accounts()
    await giveRights(['log', 'write_own'])
    expect(rowsOf(await probe.client.rpc('enter_panel_with_rights'))).toEqual([
      { username: probe.username, role: 'probe', rights: ['log', 'write_own'], must_change_password: false },
    ])
  })
})
