import 'server-only'
import { Readable } from 'node:stream'
import type { ExportChoice } from '../choice'
import type { ExportSource } from '../database'
import { exportEntries } from '../entries'
import { ghostOf } from '../ghost'
import { wxrOf } from '../wxr'
import { zipOf } from '../zip'
import type { AdminContext } from '@/lib/auth/session'
import { logError } from '@/lib/log'
import { rowsOf } from '@/lib/supabase/backend-error'
import { counted } from '@/lib/text'

const ENDINGS = { archive: 'zip', wxr: 'xml', ghost: 'json' } as const
const TYPES = { archive: 'application/zip', wxr: 'application/xml', ghost: 'application/json' } as const

/** The exported parts as text for the audit log. */
function wordsOf({ as, parts, posts }: ExportChoice): string {
  const what = as === 'archive' ? [...parts].join(', ') : `posts for ${as === 'wxr' ? 'WordPress' : 'Ghost'}`
  return posts.length > 0 ? `${what} (${counted(posts.length, 'chosen post')})` : what
}

async function note({ supabase }: AdminContext, event: 'started' | 'finished', choice: ExportChoice): Promise<void> {
  const isNoted = rowsOf(await supabase.rpc('note_export', { p_event: event, p_what: wordsOf(choice) }))
  if (!isNoted) throw new Error(`The account may not export: ${wordsOf(choice)}`)
}

/** Holds the last piece back until `end` succeeds: after a session ends, the database silently returns no rows. */
async function* withEnd<Piece>(pieces: AsyncIterable<Piece>, end: () => Promise<void>): AsyncGenerator<Piece> {
  let last: { piece: Piece } | null = null
  for await (const piece of pieces) {
    if (last) yield last.piece
    last = { piece }
  }
  await end()
  if (last) yield last.piece
}

/** Logs an error while the bytes are sent. The status is already sent then, so the download breaks off. */
async function* logged(bytes: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array | string> {
  try {
    yield* bytes
  } catch (error) {
    logError('export', error)
    throw error
  }
}

function bytesOf(
  context: AdminContext,
  choice: ExportChoice,
  target: { url: string; name: string },
): AsyncIterable<Uint8Array | string> {
  const chosen = choice.posts.length > 0 ? ({ column: 'id', values: choice.posts } as const) : null
  const source: ExportSource = { client: context.supabase, chosen }
  const end = () => note(context, 'finished', choice)
  switch (choice.as) {
    case 'archive':
      return zipOf(withEnd(exportEntries(source, choice.parts), end))
    case 'wxr':
      return withEnd(wxrOf(source, target), end)
    case 'ghost':
      return withEnd(ghostOf(source, target), end)
  }
}

/** The export as a stream. Only one post or picture is in memory at a time. */
export async function exportResponse(
  context: AdminContext,
  choice: ExportChoice,
  target: { url: string; name: string },
): Promise<Response> {
  await note(context, 'started', choice)
  const name = `${new URL(target.url).hostname}-${new Date().toISOString().slice(0, 10)}.${ENDINGS[choice.as]}`
  // Bytes, since a body cannot have string chunks; one chunk at a time, since the client may be slow.
  const bytes = Readable.from(logged(bytesOf(context, choice, target)), { objectMode: false, highWaterMark: 1 })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': TYPES[choice.as],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
