import type { PGlite } from '@electric-sql/pglite'
import { isBearer } from '../../lib/bearer.ts'
import { embeddedDatabase } from '../backup/database.ts'
import { snapshotLines } from '../backup/snapshot.ts'
import type { EmbeddedBackend } from './embedded.ts'

/** The engine of an embedded backend; its library types it as whatever drives a database. */
export const engineOf = ({ app }: EmbeddedBackend): PGlite => app.connection.driver as PGlite

/** Answers the dump of a backend that is running. */
export const backupAddress =
  (backend: EmbeddedBackend, secretKey: string) =>
  (request: Request): Response => {
    if (!isBearer(request.headers.get('authorization'), secretKey)) return new Response('Unauthorized', { status: 401 })
    const lines = snapshotLines(embeddedDatabase(engineOf(backend)))
    return new Response(lines.pipeThrough(new TextEncoderStream()), { headers: { 'content-type': 'text/plain' } })
  }
