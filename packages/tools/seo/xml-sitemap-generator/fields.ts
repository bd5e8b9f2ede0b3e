import { toolFields } from '../../kit/tool-fields.ts'
import { LIST_CHARS } from './schema.ts'

const blank = { kind: 'pages', list: '', site: '', publication: '', language: '', base: 'sitemap' }
const onlyNews = { field: 'kind', is: ['news'] }

export const fields = toolFields({
  groups: [
    {
      fields: [
        {
          name: 'kind',
          label: 'Kind of sitemap',
          kind: 'radio',
          options: [
            { value: 'pages', label: 'Pages' },
            { value: 'images', label: 'Pages with pictures' },
            { value: 'news', label: 'News' },
          ],
        },
        { name: 'site', label: 'Site address', kind: 'url' },
        {
          name: 'list',
          label: 'Addresses',
          kind: 'code',
          lines: 12,
          maxLength: LIST_CHARS,
          hint: 'One a line, up to 200,000, each with a date behind a comma or tab if you have one. Pictures follow in further columns; news have the title after the date.',
        },
        { name: 'publication', label: 'Name of the publication', kind: 'text', showIf: onlyNews },
        { name: 'language', label: 'Language', kind: 'text', hint: 'For example en or pl.', showIf: onlyNews },
        {
          name: 'base',
          label: 'File name',
          kind: 'text',
          hint: 'Files are called sitemap-1.xml and so on.',
          optional: true,
        },
      ],
    },
  ],
  example: {
    ...blank,
    site: 'https://example.com/',
    list: 'https://example.com/\nhttps://example.com/blog,2026-11-20\nhttps://example.com/blog/red-lentil-soup,2026-11-18\nhttps://EXAMPLE.com/blog#top\nhttps://example.com/blog/rye-bread?utm_source=letter\nhttps://shop.example.com/apron',
  },
  empty: { base: 'sitemap' },
})
