import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMAGE_BUCKET, IMAGE_MAX_BYTES, IMAGE_TYPES } from '../../lib/images/image.ts'
import { clearParts, fileObjectStore } from '../../scripts/backend/object-store.ts'
import { type Role, openContract, ROLES, verdicts } from './harness/index.ts'
import { anImage, insertRow, only, rowsOf, storedPost } from './harness/rows.ts'

const contract = await openContract()
const { admin, service } = contract.clients

const STAFF: Role[] = ['intern', 'admin', 'service']

const bytes = (text: string) => new TextEncoder().encode(text)
const FIRST = bytes('the first picture')
const SECOND = bytes('another picture')

const bucketOf = (role: Role) => contract.clients[role].storage.from(IMAGE_BUCKET)
const upload = (role: Role, name: string, content = FIRST, contentType = 'image/png', upsert = false) =>
  bucketOf(role).upload(name, content, { contentType, upsert })
const stored = async (name: string) => rowsOf(await upload('service', name))

const names = async () =>
  (await contract.sql<{ name: string }>('select name from storage.objects order by name')).map(({ name }) => name)

const publicText = async (name: string) => {
  const { data } = bucketOf('anon').getPublicUrl(name)
  const response = await contract.backend.fetch(new Request(data.publicUrl))
  return response.ok ? response.text() : null
}

describe('access', () => {
  it.each(verdicts(...STAFF))('%s %s list the pictures', async (role, verdict) => {
    await stored('soup.png')
    const { data } = await bucketOf(role).list()
    expect((data ?? []).map(({ name }) => name)).toEqual(verdict === 'may' ? ['soup.png'] : [])
  })

  it('an intern removes own failed uploads, and no running upload of another', async () => {
    rowsOf(await upload('intern', 'own.png'))
    rowsOf(await upload('admin', 'another.png'))
    await bucketOf('intern').remove(['own.png', 'another.png'])
    expect(await names()).toEqual(['another.png'])
    await contract.sql(`update storage.objects set created_at = now() - interval '8 days'`)
    await bucketOf('intern').remove(['another.png'])
    expect(await names()).toEqual([])
  })

  it('emptying the bucket removes only images in the bin', async () => {
    for (const name of ['used.png', 'fresh.png']) {
      rowsOf(await upload('admin', name))
      await insertRow(admin, 'images', anImage({ path: name }))
    }
    await storedPost(service, { image_url: '/media/used.png' })
    for (const role of ['intern', 'admin'] as const) {
      await bucketOf(role).remove(['used.png', 'fresh.png'])
      await contract.clients[role].storage.emptyBucket(IMAGE_BUCKET)
      await contract.clients[role].from('images').delete().neq('path', '')
    }
    expect(await names()).toEqual(['fresh.png', 'used.png'])
    expect(rowsOf(await service.from('images').select('path'))).toHaveLength(2)
  })

  it.each(verdicts('admin', 'service'))('%s %s remove the failed upload of another account', async (role, verdict) => {
    await stored('soup.png')
    await bucketOf(role).remove(['soup.png'])
    expect(await names()).toEqual(verdict === 'may' ? [] : ['soup.png'])
    expect(await publicText('soup.png')).toBe(verdict === 'may' ? null : 'the first picture')
  })

  it.each<[string, Role[], (role: Role) => Promise<unknown>]>([
    ['replace', ['service'], (role) => upload(role, 'soup.png', SECOND, 'image/png', true)],
    ['update in place', ['service'], (role) => bucketOf(role).update('soup.png', SECOND, { contentType: 'image/png' })],
    ['rename', ['service'], (role) => bucketOf(role).move('soup.png', 'moved.png')],
    ['copy', STAFF, (role) => bucketOf(role).copy('soup.png', 'copy.png')],
  ])('to %s a picture is open to %j alone', async (what, allowed, act) => {
    for (const role of ROLES) {
      await contract.sql('delete from storage.objects')
      await stored('soup.png')
      await act(role)
      const isChanged = (await names()).join() !== 'soup.png' || (await publicText('soup.png')) !== 'the first picture'
      expect([what, role, isChanged]).toEqual([what, role, allowed.includes(role)])
    }
  })

  it('a picture is shown at its address without a key', async () => {
    await stored('soup.png')
    expect(await publicText('soup.png')).toBe('the first picture')
  })
})

it('a start removes half-written files of a killed process, and nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'flavorcraft-parts-'))
  try {
    const bucket = path.join(folder, IMAGE_BUCKET)
    await mkdir(bucket)
    for (const file of ['soup.png', 'soup.png.3f0c.part']) await writeFile(path.join(bucket, file), 'x')
    await clearParts(folder)
    expect(await readdir(bucket)).toEqual(['soup.png'])
    await clearParts(path.join(folder, 'not-there-yet'))
  } finally {
    await rm(folder, { recursive: true })
  }
})

describe('the bucket', () => {
  it('has the same limits as the code', async () => {
    const rows = await contract.sql<{ public: boolean; size: string | number; types: string[] }>(`
      select public, file_size_limit as size, allowed_mime_types as types from storage.buckets where id = '${IMAGE_BUCKET}'
    `)
    const bucket = only(rows)
    expect({ ...bucket, size: Number(bucket.size) }).toEqual({
      public: true,
      size: IMAGE_MAX_BYTES,
      types: [...IMAGE_TYPES],
    })
  })

  it.each(IMAGE_TYPES)('accepts %s', async (type) => {
    expect((await upload('admin', 'picture', FIRST, type)).error).toBeNull()
    expect(await names()).toEqual(['picture'])
  })

  it.each(['image/gif', 'image/svg+xml', 'text/html', 'application/octet-stream', 'image/png2'])(
    'refuses %s, even from the secret key',
    async (type) => {
      expect((await upload('admin', 'picture', FIRST, type)).error).not.toBeNull()
      expect((await upload('service', 'picture', FIRST, type)).error).not.toBeNull()
      expect(await names()).toEqual([])
    },
  )

  it('accepts the maximum size and not a byte more', async () => {
    const greatest = new Uint8Array(IMAGE_MAX_BYTES)
    expect((await upload('admin', 'greatest.png', greatest)).error).toBeNull()
    expect((await upload('admin', 'greater.png', new Uint8Array(IMAGE_MAX_BYTES + 1))).error).not.toBeNull()
    expect(await names()).toEqual(['greatest.png'])
  })

  it('limits a body without a length', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'flavorcraft-size-'))
    try {
      const store = fileObjectStore(folder, FIRST.byteLength)
      const body = (content: Uint8Array<ArrayBuffer>) => new Blob([content]).stream()
      await store.uploadObject(IMAGE_BUCKET, 'fits.png', undefined, body(FIRST), 'image/png', '3600')
      const tooLong = bytes('one letter more!!!')
      await expect(
        store.uploadObject(IMAGE_BUCKET, 'long.png', undefined, body(tooLong), 'image/png', '3600'),
      ).rejects.toThrow('has more than')
      expect(await readdir(path.join(folder, IMAGE_BUCKET))).toEqual(['fits.png'])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it('keeps the first of two pictures with one name', async () => {
    await stored('soup.png')
    expect((await upload('admin', 'soup.png', SECOND)).error).not.toBeNull()
    expect(await publicText('soup.png')).toBe('the first picture')
  })

  it.each(['../soup.png', '..%2Fsoup.png', '/etc/../../soup.png'])('refuses the path %s', async (name) => {
    expect((await upload('admin', name)).error?.message).toContain('Invalid object key')
    expect(await names()).toEqual([])
  })
})

describe('other buckets', () => {
  const ids = async () =>
    (await contract.sql<{ id: string }>('select id from storage.buckets order by id')).map(({ id }) => id)

  it.each(['anon', 'stranger', 'intern', 'admin'] as const)('%s may not make one', async (role) => {
    expect((await contract.clients[role].storage.createBucket('mine', { public: true })).error).not.toBeNull()
    expect(await ids()).toEqual([IMAGE_BUCKET])
  })

  it.each(['anon', 'stranger', 'intern', 'admin'] as const)('%s may not widen, empty or delete ours', async (role) => {
    await stored('soup.png')
    const { storage } = contract.clients[role]
    await storage.updateBucket(IMAGE_BUCKET, { public: true, fileSizeLimit: 1e9, allowedMimeTypes: ['text/html'] })
    await storage.emptyBucket(IMAGE_BUCKET)
    await storage.deleteBucket(IMAGE_BUCKET)
    expect(await names()).toEqual(['soup.png'])
    expect((await upload('admin', 'page.html', FIRST, 'text/html')).error).not.toBeNull()
    expect((await storage.listBuckets()).data ?? []).toEqual([])
  })

  it('are closed to the panel', async () => {
    await contract.sql(
      `insert into storage.buckets (id, name, public) values ('private-files', 'private-files', false)`,
    )
    try {
      for (const role of ['anon', 'stranger', 'intern', 'admin'] as const) {
        const other = contract.clients[role].storage.from('private-files')
        expect((await other.upload('a.png', FIRST, { contentType: 'image/png' })).error).not.toBeNull()
      }
      expect(await names()).toEqual([])
    } finally {
      await contract.sql(`delete from storage.buckets where id = 'private-files'`)
    }
  })
})
