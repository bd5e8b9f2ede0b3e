import { Images, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LibraryDialog } from '../images/library-dialog'
import { CheckField } from '../shared/check-field'
import { usePostEditor, usePostValue } from './editor-context'
import { TextField, usePostField } from './form-field'
import { Button } from '@/components/ui/button'
import { mediaNamesIn, mediaPath } from '@/lib/images/image'
import { META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/field-rules'
import { fields } from '@/lib/posts/fields'

type TileProps = { src: string; name: string; isChosen: boolean; onChoose: () => void }

function Tile({ src, name, isChosen, onChoose }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={name}
      onClick={onChoose}
      style={{ backgroundImage: `url(${src})` }}
      className="size-16 rounded-lg border-2 border-line bg-paper-sunk bg-cover bg-center focus-inset aria-pressed:border-accent"
    />
  )
}

/** The image of shared links, from the post or the library. By default, the server draws a card. */
function ShareImageField() {
  const { setValue } = usePostEditor().form
  const chosen = usePostValue('shareImage')
  const [isChoosing, setIsChoosing] = useState(false)
  const choose = (src: string) => setValue('shareImage', src, { shouldDirty: true })
  const own = [...new Set([...usePostValue('images'), ...mediaNamesIn(usePostValue('content')).map(mediaPath)])]
  const shown = chosen === '' || own.includes(chosen) ? own : [chosen, ...own]
  return (
    <div role="group" aria-labelledby="share-image-label" className="grid gap-1.5">
      <p id="share-image-label" className="text-sm font-semibold text-ink">
        {fields.shareImage.label}
      </p>
      <p className="text-sm text-ink-soft">
        Fills the card of a shared link, cropped to 1200 × 630. Left empty, a card is drawn with the title and the post
        picture.
      </p>
      {shown.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {shown.map((src) => (
            <Tile
              key={src}
              src={src}
              name={own.includes(src) ? `Picture ${own.indexOf(src) + 1} of this post` : 'Picture of the library'}
              isChosen={src === chosen}
              onChoose={() => choose(src === chosen ? '' : src)}
            />
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="secondary" onClick={() => setIsChoosing(true)}>
          <Images className="size-4" />
          Choose a picture
        </Button>
        {chosen !== '' && (
          <Button tone="quiet" onClick={() => choose('')}>
            <Trash2 className="size-4" />
            Remove picture for sharing
          </Button>
        )}
      </div>
      {isChoosing && (
        <LibraryDialog
          onClose={() => setIsChoosing(false)}
          uses={[{ label: 'Use for sharing', take: ({ src }) => choose(src) }]}
        />
      )}
    </div>
  )
}

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
