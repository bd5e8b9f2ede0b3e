import { useMemo } from 'react'
import { useKnown } from '../shared/use-known'
import { previewBlocks } from '@/lib/posts/blocks/actions'
import { blockLinesIn, blockNamesIn, BLOCKS_SHOWN, expandBlocks } from '@/lib/posts/blocks/expand'
import type { Finding } from '@/lib/posts/publish-check'

async function readBlocks(names: string[]) {
  const result = await previewBlocks(names)
  return result.ok ? Object.fromEntries(names.map((name) => [name, result.data[name] ?? null])) : null
}

/** The current content of the blocks that a text names; null for a missing one. */
const useBlocks = (text: string) => useKnown<string | null>(blockNamesIn(text), readBlocks).known

/** A text with its blocks inserted, as readers will see it. */
export function useExpandedText(text: string): string {
  const blocks = useBlocks(text)
  return useMemo(() => {
    const found = Object.entries(blocks).flatMap(([name, content]) => (content ? [[name, content] as const] : []))
    return expandBlocks(text, new Map(found))
  }, [text, blocks])
}

/** Blocks that readers do not see: missing ones, and the first beyond the limit. */
export function useMissingBlocks(text: string): Finding[] {
  const blocks = useBlocks(text)
  return blockLinesIn(text).flatMap(({ name, line }, index): Finding[] => {
    if (index === BLOCKS_SHOWN)
      return [
        { message: `A post shows ${BLOCKS_SHOWN} blocks: readers see later lines as written.`, line, isGrave: true },
      ]
    return index < BLOCKS_SHOWN && blocks[name] === null
      ? [{ message: `There is no block “${name}”: readers see nothing in its place.`, line, isGrave: true }]
      : []
  })
}
