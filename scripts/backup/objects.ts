import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import pLimit from 'p-limit'
import { z } from 'zod'
import { sha256 as hashOf } from '../../lib/sha256.ts'
import { type Manifest, objectFile } from './archive.ts'

type Storage = Pick<SupabaseClient, 'storage'>['storage']
type Objects = Manifest['objects']

const metadataSchema = z.object({ mimetype: z.string().optional(), cacheControl: z.string().optional() }).nullable()

/** The row of an object. The embedded backend's library stores it as JSON within JSON on a server. */
const rowSchema = z.object({
  bucket_id: z.string(),
  name: z.string(),
  metadata: z.preprocess((value) => (typeof value === 'string' ? JSON.parse(value) : value), metadataSchema),
})

/** Four at a time: sequential transfers take hours for thousands of objects, parallel ones take all memory. */
const limit = pLimit(4)

const placeOf = (object: string): [bucket: string, name: string] => {
  const [bucket = '', ...rest] = object.split('/')
  return [bucket, rest.join('/')]
}

/** The bytes of an object; null when the storage lacks it. */
async function download(storage: Storage, object: string): Promise<Uint8Array | null> {
  const [bucket, name] = placeOf(object)
  const { data, error } = await storage.from(bucket).download(name)
  if (data) return new Uint8Array(await data.arrayBuffer())
  const status = 'status' in error ? Number(error.status) : 0
  if (status === 400 || status === 404) return null
  throw new Error(`The picture ${object} could not be read: ${error.message}`)
}

/** Fetches the bytes of every object whose row was dumped; returns the found and the missing ones. */
export async function saveObjects(
  storage: Storage,
  rows: readonly string[],
  folder: string,
): Promise<Pick<Manifest, 'objects' | 'missing'>> {
  const objects: Objects = {}
  const missing: string[] = []
  await limit.map(rows, async (row) => {
    const { bucket_id: bucket, name, metadata } = rowSchema.parse(JSON.parse(row))
    const object = `${bucket}/${name}`
    const file = objectFile(folder, object)
    const bytes = await download(storage, object)
    if (!bytes) return void missing.push(object)
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(file, bytes, { mode: 0o600 })
    const type = metadata?.mimetype ?? 'application/octet-stream'
    objects[object] = { bytes: bytes.length, sha256: hashOf(bytes), type, cacheControl: metadata?.cacheControl ?? '' }
  })
  return { objects, missing: missing.sort() }
}

/** Throws when a file of the backup was changed. */
export async function checkObjects(folder: string, objects: Objects): Promise<void> {
  await limit.map(Object.entries(objects), async ([object, { sha256 }]) => {
    const bytes = await readFile(objectFile(folder, object)).catch(() => null)
    if (!bytes || hashOf(bytes) !== sha256) throw new Error(`The picture ${object} is not what was written.`)
  })
}

/** Stores every object and reads it back. A second call stores the missing ones. */
export async function loadObjects(storage: Storage, folder: string, objects: Objects): Promise<void> {
  await limit.map(Object.entries(objects), async ([object, { sha256, type, cacheControl }]) => {
    const [bucket, name] = placeOf(object)
    const bytes = await readFile(objectFile(folder, object))
    const seconds = /\d+/.exec(cacheControl)?.[0]
    const options = { contentType: type, upsert: true, ...(seconds ? { cacheControl: seconds } : {}) }
    const { error } = await storage.from(bucket).upload(name, bytes, options)
    if (error) throw new Error(`The picture ${object} could not be stored: ${error.message}`)
    const stored = await download(storage, object)
    if (!stored || hashOf(stored) !== sha256) throw new Error(`The picture ${object} was not stored as it is.`)
  })
}

export async function removeObjects(storage: Storage, objects: readonly string[]): Promise<void> {
  await limit.map(objects, async (object) => {
    const [bucket, name] = placeOf(object)
    const { error } = await storage.from(bucket).remove([name])
    if (error) throw new Error(`The picture ${object} could not be removed: ${error.message}`)
  })
}
