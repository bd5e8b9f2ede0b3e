'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { allBlocksTag, blockTag } from '../cache-tags'
import { readBlocks, removeBlock, writeBlock } from './queries'
import { blockNamesSchema, blockSchema } from './schema'
import { adminAction, writeAction } from '@/lib/action'
import { done, invalidFields } from '@/lib/action-result'

/** Revalidates every page that shows the block, and the feeds. */
function revalidate(name: string): void {
  updateTag(blockTag(name))
  updateTag(allBlocksTag)
}

export const saveBlock = writeAction(
  blockSchema,
  async (block, context) => {
    const refusal = await writeBlock(context, block)
    if (refusal) return invalidFields({ [refusal.field]: refusal.message })
    revalidate(block.name)
  },
  () => 'The block could not be saved. Please try again.',
  { right: 'publish_all' },
)

export const deleteBlock = writeAction(
  z.uuid(),
  async (id, context) => {
    const name = await removeBlock(context, id)
    if (name !== null) revalidate(name)
  },
  () => 'The block could not be deleted. Please try again.',
  { right: 'publish_all' },
)

/** The texts of blocks for the preview of the editor; a name without one is missing. */
export const previewBlocks = adminAction<typeof blockNamesSchema, Record<string, string>>(
  blockNamesSchema,
  async (names, { supabase }) => done(Object.fromEntries(await readBlocks(names, supabase))),
  () => 'The blocks could not be read.',
)
