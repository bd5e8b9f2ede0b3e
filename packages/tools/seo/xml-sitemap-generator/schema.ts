import * as v from 'valibot'
import { rule } from '../../kit/form-schema.ts'
import { choice, field, requiredMessage, shortText, urlInput } from '../../kit/inputs.ts'

export const MAX_LINES = 200_000
/** A list of the most lines with addresses of a usual length. */
export const LIST_CHARS = 30_000_000

export const schema = v.pipe(
  v.object({
    /** Cleaned and split where it is worked on, in slices: it may be as long as a book. */
    list: field<string>((raw) => (raw.trim() === '' ? { error: requiredMessage('Addresses') } : { value: raw })),
    site: urlInput('Site address'),
    kind: choice('Kind of sitemap', ['pages', 'images', 'news'], 'pages'),
    publication: shortText('Name of the publication', { max: 200, required: false }),
    language: field<string>((raw) => {
      const code = raw.trim().toLowerCase()
      // Google asks for two or three letters, and for the script with Chinese.
      return code === '' || /^(?:[a-z]{2,3}|zh-cn|zh-tw)$/.test(code)
        ? { value: code }
        : { error: 'Language must be a code of two or three letters, for example en or pl.' }
    }),
    base: field<string>((raw) => {
      const name = raw.trim() || 'sitemap'
      return /^[A-Za-z0-9][A-Za-z0-9_-]{0,49}$/.test(name)
        ? { value: name }
        : { error: 'File name must be 1 to 50 letters, digits, hyphens or underscores.' }
    }),
  }),
  rule(({ kind, publication }) =>
    kind === 'news' && publication === ''
      ? { field: 'publication', message: requiredMessage('Name of the publication') }
      : null,
  ),
  rule(({ kind, language }) =>
    kind === 'news' && language === '' ? { field: 'language', message: requiredMessage('Language') } : null,
  ),
)

export type Input = v.InferOutput<typeof schema>
