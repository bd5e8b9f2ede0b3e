import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endServers, playServer } from '../../tests/support/play-server.ts'
import { copyBackup } from './second-place.ts'

const copyTo = (target: string, endpoint?: string, prune = false) => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  const own = endpoint && { BACKUP_S3_ENDPOINT: endpoint }
  return copyBackup(backup, { NODE_ENV: 'test', BACKUP_TARGET: target, ...keys, ...own }, prune)
}
let root = ''
let backup = ''
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'flavorcraft-second-'))
  backup = path.join(root, 'night')
  mkdirSync(path.join(backup, 'objects'), { recursive: true })
  writeFileSync(path.join(backup, 'manifest.json'), '{}')
  writeFileSync(path.join(backup, 'objects/soup one.webp'), 'bytes')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await endServers()
  rmSync(root, { recursive: true })
})

test('copies a backup into a folder', async () => {
  const copy = (await copyTo(path.join(root, 'far'))) ?? ''
  expect(readFileSync(path.join(copy, 'objects/soup one.webp'), 'utf8')).toBe('bytes')
})

function fillFar(): string {
  const far = path.join(root, 'far')
  for (const hour of ['03', '12']) {
    mkdirSync(path.join(far, hour), { recursive: true })
    const manifest = { format: 1, takenAt: `2026-11-24T${hour}:30:00Z`, source: 'https://site.example' }
    writeFileSync(path.join(far, hour, 'manifest.json'), JSON.stringify(manifest))
  }
  return far
}

test('removes expired copies of a folder on request, and names them', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const far = fillFar()
  await copyTo(far)
  expect(readdirSync(far)).toEqual(['03', '12', 'night'])
  rmSync(path.join(far, 'night'), { recursive: true })
  await copyTo(far, undefined, true)
  expect(readdirSync(far)).toEqual(['12', 'night'])
  expect(log.mock.calls).toEqual([[`Removed ${path.join(far, '03')}`]])
})

// Root may remove everything.
test.skipIf(process.getuid?.() === 0)('copies into a folder whose backups it may not remove, too', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const far = fillFar()
  chmodSync(path.join(far, '03'), 0o500)
  await copyTo(far, undefined, true)
  chmodSync(path.join(far, '03'), 0o700)
  expect(readdirSync(far)).toEqual(['03', '12', 'night'])
  expect(error).toHaveBeenCalledWith(expect.stringContaining('EACCES'))
})

test('leaves no part of a copy that fails', async () => {
  const far = path.join(root, 'far')
  mkdirSync(path.join(far, 'night/here already'), { recursive: true })
  await expect(copyTo(far)).rejects.toThrow()
  expect(readdirSync(far)).toEqual(['night'])
})

test('copies a backup into a bucket, signed, with the manifest last', async () => {
  const stored: [path: string, body: string, isSigned: boolean][] = []
  const endpoint = await playServer(async (request, response) => {
    const isSigned = /^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '')
    stored.push([request.url ?? '', await text(request), isSigned && request.headers['content-length'] !== undefined])
    response.end()
  })
  await copyTo('s3://bucket/site/', endpoint)
  expect(stored).toEqual([
    ['/bucket/site/night/objects/soup%20one.webp', 'bytes', true],
    ['/bucket/site/night/manifest.json', '{}', true],
  ])
})

test('reports a refused file and missing settings', async () => {
  const endpoint = await playServer((_, response) => void response.writeHead(403).end())
  await expect(copyTo('s3://bucket', endpoint)).rejects.toThrow('answers 403')
  await expect(copyTo('s3://bucket')).rejects.toThrow('set BACKUP_S3_ENDPOINT')
})
