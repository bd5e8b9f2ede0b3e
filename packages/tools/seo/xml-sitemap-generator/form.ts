import { field, LINE_MAX, neededIf, optionalText, radio, requiredMessage, urlInput } from '../../kit/inputs.ts'
import { type FormInput, toolForm } from '../../kit/tool-form.ts'

export const MAX_LINES = 200_000
/** Enough for the maximum number of lines with addresses of usual length. */
const LIST_CHARS = 30_000_000
const onlyNews = neededIf('kind', 'news')

export const form = toolForm({
  fields: {
    kind: radio('Kind of sitemap', { pages: 'Pages', images: 'Pages with pictures', news: 'News' }),
    site: urlInput('Site address'),
    /** `calculate` cleans and splits the list in slices, because it may be very long. */
    list: field<string>(
      {
        kind: 'code',
        label: 'Addresses',
        lines: 12,
        maxLength: LIST_CHARS,
        hint: 'One per line, up to 200,000, each with its date after a comma or tab if you have one. Addresses of pictures follow in further columns; for news, the title follows the date.',
      },
      (raw) => (raw.trim() === '' ? { error: requiredMessage('Addresses') } : { value: raw }),
    ),
    publication: optionalText('Name of the publication', 200, { maxLength: LINE_MAX, ...onlyNews }),
    language: field<string>({ kind: 'text', label: 'Language', hint: 'For example en or pl.', ...onlyNews }, (raw) => {
      const code = raw.trim().toLowerCase()
      // Google requires two or three letters, and the script for Chinese.
      return code === '' || /^(?:[a-z]{2,3}|zh-cn|zh-tw)$/.test(code)
        ? { value: code }
        : { error: 'Language must be a code of two or three letters, for example en or pl.' }
    }),
    base: field<string>(
      { kind: 'text', label: 'File name', hint: 'Files are called sitemap-1.xml and so on.' },
      (raw) => {
        const name = raw.trim() || 'sitemap'
        return /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(name)
          ? { value: name }
          : { error: 'File name must be 1 to 50 letters, digits, hyphens or underscores.' }
      },
    ),
  },
  example: {
    site: 'https://example.com/',
    list: 'https://example.com/\nhttps://example.com/blog,2026-11-20\nhttps://example.com/blog/red-lentil-soup,2026-11-18\nhttps://EXAMPLE.com/blog#top\nhttps://example.com/blog/rye-bread?utm_source=letter\nhttps://shop.example.com/apron',
  },
  empty: { base: 'sitemap' },
})

export type Input = FormInput<typeof form>
