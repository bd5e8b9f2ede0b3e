import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Content Repurposing Engine',
  place: 1,
  purpose: 'One article turned into a thread, posts, a newsletter, a script and more, in its own sentences.',
  wants: ['make a newsletter, a thread and posts of one article'],
  searchWords:
    'newsletter summary article reuse recycle repurpose blog post posts tweets tweet thread social media linkedin turn into convert script carousel',
  drawing: ['cog', 0, 'page', 0],
  hasShortAddress: true,
} satisfies ToolInfo
