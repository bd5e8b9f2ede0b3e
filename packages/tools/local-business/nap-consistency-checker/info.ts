import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'NAP Consistency Checker',
  place: 3,
  purpose: 'Name, address and phone number compared across the listings you paste in.',
  wants: ['find listings with an old address or phone number'],
  searchWords:
    'listing listings directory directories citations citation phone number telephone business address same different wrong google maps name compare local seo everywhere details inconsistent online moved',
  drawing: ['shop', 1, 'magnifier', 0],
} satisfies ToolInfo
