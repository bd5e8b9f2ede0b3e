import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Meta Tag Generator',
  place: 2,
  purpose: 'The title, description, canonical and sharing tags of a page, ready for its head.',
  wants: ['write the tags for the head of a page'],
  searchWords:
    'open graph head html og twitter card title tag description canonical social sharing code snippet website seo',
  drawing: ['page', 1, 'label', 0],
} satisfies ToolInfo
