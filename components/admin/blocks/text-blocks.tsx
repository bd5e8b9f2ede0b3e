'use client'

import { NamedTexts } from '../shared/named-texts'
import { deleteBlock, saveBlock } from '@/lib/posts/blocks/actions'
import type { TextBlock } from '@/lib/posts/blocks/queries'
import {
  BLOCK_CONTENT_MAX,
  BLOCK_LABELS,
  BLOCK_NAME_MAX,
  BLOCK_TITLE_MAX,
  blockLine,
  blockSchema,
  type BlockValues,
} from '@/lib/posts/blocks/schema'

export const TextBlockList = ({ blocks }: { blocks: TextBlock[] }) => (
  <NamedTexts<BlockValues>
    kind="block"
    label="Text blocks"
    texts={blocks}
    empty={{ id: null, version: 0, name: '', title: '', content: '' }}
    schema={blockSchema}
    lines={[
      { name: 'title', label: BLOCK_LABELS.title, hint: 'For editors: readers do not see it', max: BLOCK_TITLE_MAX },
      {
        ...{ name: 'name', label: BLOCK_LABELS.name, isFixed: true, max: BLOCK_NAME_MAX },
        hint: 'As posts call it, for good: conversion-table',
      },
    ]}
    body={{
      ...{ name: 'content', of: ({ content }) => content, rows: 8, max: BLOCK_CONTENT_MAX },
      hint: 'Markdown, without pictures',
    }}
    codeOf={blockLine}
    onSave={saveBlock}
    onDelete={deleteBlock}
    afterChange="Every post that shows it changes at its next visit."
    afterDelete="Posts show nothing in its place."
  />
)
