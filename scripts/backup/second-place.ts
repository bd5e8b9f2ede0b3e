import { openAsBlob } from 'node:fs'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import { filesOf } from './archive.ts'
import { pruneBackups } from './prune.ts'

async function copyToFolder(backup: string, target: string, prune: boolean): Promise<string> {
  const copy = path.join(path.resolve(target), path.basename(backup))
  await mkdir(target, { recursive: true, mode: 0o700 })
  // Before the copy, which needs the room.
  if (prune) pruneBackups(target)
  try {
    await cp(backup, `${copy}.part`, { recursive: true, errorOnExist: true, force: false })
    await rename(`${copy}.part`, copy)
  } catch (error) {
    await rm(`${copy}.part`, { recursive: true, force: true })
    throw error
  }
  return copy
}

/** Needs the endpoint and keys of a store that speaks S3. */
async function copyToBucket(backup: string, target: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { BACKUP_S3_ENDPOINT: endpoint, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (!endpoint || !accessKeyId || !secretAccessKey)
    throw new Error('BACKUP_TARGET is a bucket: set BACKUP_S3_ENDPOINT, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const region = env.AWS_REGION
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', ...(region && { region }) })
  const root = `${endpoint.replace(/\/$/, '')}/${target.slice('s3://'.length).replace(/\/$/, '')}/${path.basename(backup)}`
  // The manifest last: a copy without it is incomplete.
  const files = filesOf(backup).sort(
    (a, b) => Number(a.endsWith('manifest.json')) - Number(b.endsWith('manifest.json')),
  )
  for (const file of files) {
    const key = path.relative(backup, file).split(path.sep).map(encodeURIComponent).join('/')
    const answer = await client.fetch(`${root}/${key}`, {
      method: 'PUT',
      body: await openAsBlob(file),
      headers: { 'content-length': String((await stat(file)).size) },
    })
    if (!answer.ok) throw new Error(`The second place answers ${answer.status} to ${key}: this copy is incomplete.`)
  }
  return `${target.replace(/\/$/, '')}/${path.basename(backup)}`
}

/**
 * Copies a complete backup to BACKUP_TARGET, a folder or `s3://bucket/prefix`; returns the copy's address, null without
 * one. `prune` removes expired copies of a folder. A bucket has rules of its own, so its keys need no right to delete.
 */
export async function copyBackup(backup: string, env: NodeJS.ProcessEnv, prune: boolean): Promise<string | null> {
  const target = env.BACKUP_TARGET
  if (!target) return null
  return target.startsWith('s3://') ? copyToBucket(backup, target, env) : copyToFolder(backup, target, prune)
}
