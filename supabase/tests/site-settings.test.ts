import { afterEach, describe, expect, it } from 'vitest'
import { isLogoStored } from '../../lib/settings/store.ts'
import { openContract, ROLES } from './harness/index.ts'
import { anImage, deleteRow, insertRow, only, rowsOf, violatesCheck } from './harness/rows.ts'

const contract = await openContract()
const { anon, admin, service } = contract.clients
const table = (role: (typeof ROLES)[number]) => contract.clients[role].from('site_settings')
const stored = async () => only(rowsOf(await table('service').select('fields, version, updated_by')))
const log = () => contract.log(`event = 'setting.changed'`)

afterEach(() => contract.sql(`update public.site_settings set fields = '{}'`))

describe('the settings of the site', () => {
  it.each(ROLES)('%s may read what the pages show', async (role) => {
    expect(only(rowsOf(await table(role).select('fields'))).fields).toEqual({})
  })

  it('keep the first of two saves that began with one version', async () => {
    const { version } = await stored()
    const save = async (name: string) =>
      rowsOf(await table('admin').update({ fields: { name } }).eq('version', version).select('version'))
    expect(await save('First')).toEqual([{ version: version + 1 }])
    expect(await save('Second')).toEqual([])
    expect(await stored()).toMatchObject({ fields: { name: 'First' }, version: version + 1, updated_by: 'admin' })
  })

  it.each([
    ['list', []],
    ['number', 7],
    ['more than 32 kB', { name: 'x'.repeat(33_000) }],
  ])('hold no %s', async (_what, fields) => {
    expect(violatesCheck((await table('admin').update({ fields }).eq('id', true)).error)).toBe(true)
  })

  it('keep the picture of the logo readable and out of the bin', async () => {
    const { path } = anImage({ path: 'logo.webp' })
    await insertRow(service, 'images', anImage({ path }))
    const seen = async () => (await anon.from('images').select('path').eq('path', path)).data
    const bin = async () => rowsOf(await admin.rpc('bin_images', { p_paths: [path], p_even_used: true }))
    expect(await seen()).toEqual([])
    await table('admin')
      .update({ fields: { logo: `/media/${path}` } })
      .eq('id', true)
    expect(await seen()).toEqual([{ path }])
    expect(await bin()).toEqual([])
    await table('admin').update({ fields: {} }).eq('id', true)
    expect(await bin()).toEqual([path])
  })

  it('take the picture of the logo out of the bin', async () => {
    const path = 'binned-logo.webp'
    await insertRow(service, 'images', anImage({ path }))
    const isBinned = async () => rowsOf(await anon.rpc('image_is_binned', { p_path: path }))
    rowsOf(await admin.rpc('bin_images', { p_paths: [path] }))
    expect([await isBinned(), await isLogoStored(admin, `/media/${path}`)]).toEqual([true, true])
    await table('admin')
      .update({ fields: { logo: `/media/${path}` } })
      .eq('id', true)
    expect(await isBinned()).toBe(false)
    // The form refuses a picture that was deleted for good.
    await deleteRow(service, 'images', path)
    expect(await isLogoStored(admin, `/media/${path}`)).toBe(false)
  })

  it('log the account and the changed fields, without contents', async () => {
    const before = (await log()).length
    await table('admin')
      .update({ fields: { name: 'Pantry', email: 'hello@pantry.pl' } })
      .eq('id', true)
    await table('admin')
      .update({ fields: { name: 'Pantry' } })
      .eq('id', true)
    await table('admin')
      .update({ fields: { name: 'Pantry' } })
      .eq('id', true)
    expect((await log()).slice(before)).toMatchObject([
      { actor: 'admin', title: 'The site', detail: 'email, name' },
      { actor: 'admin', title: 'The site', detail: 'email' },
    ])
  })
})
