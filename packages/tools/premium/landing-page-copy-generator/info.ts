import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Landing Page Copy Generator',
  place: 3,
  purpose: 'The first draft of a whole landing page, from headline to call, out of the facts you give.',
  wants: ['write the first draft of a landing page'],
  searchWords:
    'headline copywriting copy website sales page text product marketing hero call to action cta template benefits faq launch homepage home front slogan letter',
  drawing: ['page', 1, 'cog', 0],
  hasShortAddress: true,
} satisfies ToolInfo
