import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Content Brief Builder',
  place: 4,
  purpose: 'A brief that tells a writer the reader, the outline, the questions and the terms, from pages you paste.',
  wants: ['tell a writer exactly what I need'],
  searchWords:
    'writer copywriter freelancer outline assignment editor briefing instructions article blog plan order guidelines template',
  drawing: ['page', 2, 'chat', 1],
} satisfies ToolInfo
