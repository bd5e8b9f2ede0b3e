import { useMemo } from 'react'
import { useKnown } from '../shared/use-known'
import { previewBlocks } from '@/lib/posts/blocks/actions'
import { blockLinesIn, blockNamesIn, expandBlocks } from '@/lib/posts/blocks/expand'
import type { Finding } from '@/lib/posts/review'

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

export function useMissingBlocks(text: string): Finding[] {
  const blocks = useBlocks(text)
  return blockLinesIn(text).flatMap(({ name, line }) =>
    blocks[name] === null
      ? [{ message: `There is no block “${name}”: readers see nothing in its place.`, line, isGrave: true }]
      : [],
  )
}
