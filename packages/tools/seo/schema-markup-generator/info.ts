import type { ToolInfo } from '../../kit/types.ts'

export const info = {
  name: 'Schema Markup Generator',
  place: 3,
  purpose: 'Structured data in JSON-LD for fifteen types, with what Google requires and recommends marked.',
  wants: ['tell search engines what a page is about', 'get a recipe, product or event shown with its details'],
  searchWords:
    'json-ld jsonld rich results rich snippets snippet structured data schema.org microdata recipe product event faq article google stars local business json',
  drawing: ['page', 0, 'cog', 1],
} satisfies ToolInfo
