import 'server-only'
import { type BlockTexts, blockNamesIn, expandBlocks } from './expand'
import { BLOCKS_MAX, type BlockValues } from './schema'
import type { AdminContext } from '@/lib/auth/session'
import { isRefused, isTaken, rowsOf } from '@/lib/supabase/backend-error'
import type { Client } from '@/lib/supabase/client'
import { publicClient } from '@/lib/supabase/public'

export type TextBlock = BlockValues & { id: string }

export async function listBlocks({ supabase }: AdminContext): Promise<TextBlock[]> {
  return rowsOf(await supabase.from('text_blocks').select('id, name, title, content, version').order('name'))
}

/** The texts of the named blocks that exist. */
export async function readBlocks(names: readonly string[], supabase: Client = publicClient()): Promise<BlockTexts> {
  if (names.length === 0) return new Map()
  const rows = rowsOf(
    await supabase
      .from('text_blocks')
      .select('name, content')
      .in('name', [...names]),
  )
  return new Map(rows.map(({ name, content }) => [name, content]))
}

/** Replaces the block lines in a post's content. A cached read also needs the blocks' tags. */
export async function fillBlocks<Row extends { content: string }>(row: Row): Promise<Row> {
  const names = blockNamesIn(row.content)
  return names.length === 0 ? row : { ...row, content: expandBlocks(row.content, await readBlocks(names)) }
}

type Refusal = { field: 'name' | 'content'; message: string }

const CHANGED = 'Another editor has changed or deleted this block. Copy your text, reload the page and put it in again.'

/** Writes a block. Returns null, or why it was refused. Throws a BackendError for other errors. */
export async function writeBlock(
  { supabase }: AdminContext,
  { id, version, name, title, content }: BlockValues,
): Promise<Refusal | null> {
  const table = supabase.from('text_blocks')
  try {
    const written =
      id === null
        ? table.insert({ name, title, content })
        : table.update({ title, content }).eq('id', id).eq('version', version)
    return rowsOf(await written.select('id')).length > 0 ? null : { field: 'content', message: CHANGED }
  } catch (error) {
    if (isTaken(error)) return { field: 'name', message: 'Another block has this name.' }
    if (isRefused(error))
      return {
        field: 'name',
        message: `There are ${BLOCKS_MAX} blocks, which is all there is room for. Delete one first.`,
      }
    throw error
  }
}

/** Returns the name of the deleted block; null when it was already deleted. */
export async function removeBlock({ supabase }: AdminContext, id: string): Promise<string | null> {
  const [gone] = rowsOf(await supabase.from('text_blocks').delete().eq('id', id).select('name'))
  return gone?.name ?? null
}
