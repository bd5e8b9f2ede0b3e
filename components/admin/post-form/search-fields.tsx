import { CheckField } from '../shared/check-field'
import { ShareImageField } from './share-image-field'
import { TextField, usePostField } from './form-field'
import { META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/field-rules'
import { fields } from '@/lib/posts/fields'

export function SearchFields() {
  const noindex = usePostField('noindex')
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left text-lg font-semibold">Search and sharing</legend>
      <TextField
        name="metaTitle"
        hint="For search results. Left empty, the title is used."
        counterMax={META_TITLE_MAX}
      />
      <TextField
        name="metaDescription"
        hint="For search results. Left empty, it is made from the title and the author."
        counterMax={META_DESCRIPTION_MAX}
        maxLength={META_DESCRIPTION_MAX}
        rows={4}
      />
      <ShareImageField />
      <TextField
        name="canonical"
        hint="Only for a copy: the address that search engines should show instead, https://… or a path such as /blog/plum-cake. Left empty, it is this post."
      />
      <CheckField label={fields.noindex.label} {...noindex.field} className="gap-3 font-semibold text-ink" />
    </fieldset>
  )
}
