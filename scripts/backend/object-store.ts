import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { sha256 } from '../../lib/sha256.ts'
import type { StorageAdapter } from './lite-internals.ts'

type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>

const MIME_TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const etagOf = (content: Uint8Array) => `"${sha256(content).slice(0, 32)}"`

const PART = '.part'

/** Writes beside the target, flushes and renames: after a crash a file is complete or absent. */
async function writeAtomically(file: string, content: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}${PART}`
  const handle = await open(part, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, file)
}

/** Removes half-written files of a killed process. No other process writes here yet. */
export async function clearParts(root: string): Promise<void> {
  const files = await readdir(root, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const file of files.filter((name) => name.endsWith(PART))) await removeIfThere(path.join(root, file))
}

async function removeIfThere(file: string): Promise<void> {
  await unlink(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}

async function toBytes(body: Parameters<StorageAdapter['uploadObject']>[3]): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body
  return new Uint8Array(await new Response(body as ReadableStream).arrayBuffer())
}

/**
 * Stores the bytes of the embedded backend's objects as plain files, `<root>/<bucket>/<key>`, each at most `maxBytes`.
 */
export function fileObjectStore(root: string, maxBytes: number): StorageAdapter {
  const fileOf = (bucket: string, key: string) => {
    const file = path.resolve(root, bucket, key)
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error(`Object key leaves the store: ${key}`)
    return file
  }
  const describe = async (file: string, content: Uint8Array): Promise<ObjectMetadata> => ({
    cacheControl: 'max-age=3600',
    contentLength: content.byteLength,
    size: content.byteLength,
    mimetype: MIME_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
    lastModified: (await stat(file)).mtime,
    eTag: etagOf(content),
  })

  return {
    driver: null,
    async getObject(bucket, key) {
      const file = fileOf(bucket, key)
      const content = await readFile(file)
      return { httpStatusCode: 200, metadata: await describe(file, content), body: content }
    },
    async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
      const file = fileOf(bucket, key)
      const content = await toBytes(body)
      // The library trusts the declared length, and a chunked body declares none.
      if (content.byteLength > maxBytes) throw new Error(`${bucket}/${key} has more than ${maxBytes} bytes`)
      await writeAtomically(file, content)
      return { ...(await describe(file, content)), mimetype: contentType, cacheControl }
    },
    async deleteObject(bucket, key) {
      await removeIfThere(fileOf(bucket, key))
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await removeIfThere(fileOf(bucket, key))
    },
    async copyObject(sourceBucket, source, _sourceVersion, targetBucket, target) {
      const content = await readFile(fileOf(sourceBucket, source))
      const file = fileOf(targetBucket, target)
      await writeAtomically(file, content)
      return { httpStatusCode: 200, eTag: etagOf(content), lastModified: (await stat(file)).mtime }
    },
    async headObject(bucket, key) {
      const file = fileOf(bucket, key)
      return describe(file, await readFile(file))
    },
    async privateAssetUrl(bucket, key) {
      return `file://${fileOf(bucket, key)}`
    },
  }
}
