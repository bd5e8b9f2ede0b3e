import type { PGlite } from '@electric-sql/pglite'
import { hasBearerToken } from '../../lib/bearer-token.ts'
import { embeddedDatabase } from '../backup/connection.ts'
import { snapshotLines } from '../backup/snapshot.ts'
import type { EmbeddedBackend } from './embedded.ts'

/** The engine of an embedded backend; its library types it as any database driver. */
export const engineOf = ({ connection }: EmbeddedBackend): PGlite => connection.driver as PGlite

/** Where the embedded backend, which listens on loopback only, serves a dump to the holder of its secret key. */
export const BACKUP_PATH = '/backup/v1/database'

export const backupAddress =
  (backend: EmbeddedBackend, secretKey: string) =>
  (request: Request): Response => {
    if (!hasBearerToken(request.headers.get('authorization'), secretKey))
      return new Response('Unauthorized', { status: 401 })
    const lines = snapshotLines(embeddedDatabase(engineOf(backend)))
    return new Response(lines.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/plain' } })
  }
