import { useEffect, useMemo, useState } from 'react'
import { previewBlocks } from '@/lib/posts/blocks/actions'
import { blockLinesIn, blockNamesIn, expandBlocks } from '@/lib/posts/blocks/expand'
import type { Finding } from '@/lib/posts/review'

const ASK_AFTER_MS = 400

/** The blocks that a text names, as they are now; null for one that is missing, none before the server has answered. */
function useBlocks(text: string): ReadonlyMap<string, string | null> {
  const [blocks, setBlocks] = useState<ReadonlyMap<string, string | null>>(new Map())
  const unknown = blockNamesIn(text)
    .filter((name) => !blocks.has(name))
    .join(' ')
  useEffect(() => {
    if (unknown === '') return
    const timer = setTimeout(() => {
      const names = unknown.split(' ')
      previewBlocks(names)
        .then((result) => {
          if (result.ok)
            setBlocks(
              (before) => new Map([...before, ...names.map((name) => [name, result.data[name] ?? null] as const)]),
            )
        })
        // Without an answer the preview shows nothing in their places.
        .catch(() => undefined)
    }, ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [unknown])
  return blocks
}

/** A text with its blocks, as readers will see it. */
export function useExpandedText(text: string): string {
  const blocks = useBlocks(text)
  return useMemo(() => {
    const found = [...blocks].flatMap(([name, content]) => (content === null ? [] : [[name, content] as const]))
    return expandBlocks(text, new Map(found))
  }, [text, blocks])
}

/** The lines of a text that name a block which is not there. */
export function useMissingBlocks(text: string): Finding[] {
  const blocks = useBlocks(text)
  return blockLinesIn(text).flatMap(({ name, line }) =>
    blocks.get(name) === null
      ? [{ message: `There is no block “${name}”: readers see nothing in its place.`, line, isGrave: true }]
      : [],
  )
}
