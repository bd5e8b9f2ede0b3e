'use server'

import { refresh, updateTag } from 'next/cache'
import { z } from 'zod'
import { allBlocksTag, blockTag } from '../cache'
import { readBlocks, removeBlock, writeBlock } from './queries'
import { blockNamesSchema, blockSchema } from './schema'
import { adminAction } from '@/lib/action'
import { done, invalidFields } from '@/lib/action-result'

/** Every page that shows the block, and the feeds, are made anew at their next request. */
function renew(name: string): void {
  updateTag(blockTag(name))
  updateTag(allBlocksTag)
  refresh()
}

export const saveBlock = adminAction<typeof blockSchema, undefined>(
  blockSchema,
  async (block, context) => {
    const refusal = await writeBlock(context, block)
    if (refusal) return invalidFields({ [refusal.field]: refusal.message })
    renew(block.name)
    return done(undefined)
  },
  () => 'The block could not be saved. Please try again.',
  { right: 'publish_all' },
)

export const deleteBlock = adminAction<z.ZodUUID, undefined>(
  z.uuid(),
  async (id, context) => {
    const name = await removeBlock(context, id)
    if (name !== null) renew(name)
    return done(undefined)
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
