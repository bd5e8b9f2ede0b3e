import { Images, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { insertBlock } from '../editor/commands'
import { useInText, useReplaceInText } from '../editor/text-editor'
import { ImageTray } from '../images/image-tray'
import { LibraryDialog } from '../images/library-dialog'
import { useReplacements } from '../images/replacements'
import { TextPictures } from '../images/text-pictures'
import { usePostEditor, usePostValue } from './editor-context'
import { useEditorLayout } from './editor-layout'
import { Button, buttonStyles } from '@/components/ui/button'
import { mediaName, mediaNamesIn } from '@/lib/images/image'
import { imageHref } from '@/lib/images/library-params'
import { escapeAlt } from '@/lib/images/picture-marks'
import { pathOf } from '@/lib/images/tray'

/** The post picture, which is shown above the post and on its card. */
function LeadImage({ path, onRemove }: { path: string; onRemove: () => void }) {
  const name = mediaName(path)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-paper-raised p-3">
      <div
        role="img"
        aria-label="The post picture"
        style={{ backgroundImage: `url(${path})` }}
        className="size-20 shrink-0 rounded-lg border border-line bg-paper-sunk bg-cover bg-center"
      />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">Post picture</p>
        <div className="-ml-4 flex flex-wrap">
          {name && (
            <a href={imageHref(name)} target="_blank" className={buttonStyles('quiet')}>
              <Pencil className="size-4" />
              Describe or replace it
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          <Button tone="quiet" onClick={onRemove}>
            <Trash2 className="size-4" />
            Remove post picture
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The image tray as a field of the form, the library, and the images in the text. */
export function PostImages() {
  const { form, tray } = usePostEditor()
  const content = usePostValue('content')
  const images = usePostValue('images')
  const { tab } = useEditorLayout()
  const [isChoosing, setIsChoosing] = useState(false)
  const inText = useInText()
  const replaceInText = useReplaceInText()
  const setImages = (paths: string[]) => form.setValue('images', paths, { shouldDirty: true })
  const lead = mediaName(images[0])
  function replace(from: string, to: string) {
    replaceInText(from, to)
    if (images.includes(from)) setImages(images.map((path) => (path === from ? to : path)))
    if (form.getValues('shareImage') === from) form.setValue('shareImage', to, { shouldDirty: true })
    for (const image of tray.images) if (pathOf(image) === from) tray.store.edit(image.number, to)
  }
  // The form would store the former picture again.
  useReplacements(replace)
  const names = [...new Set([...(lead ? [lead] : []), ...mediaNamesIn(content)])]

  return (
    <div className="grid gap-3">
      {images[0] ? (
        <LeadImage path={images[0]} onRemove={() => setImages([])} />
      ) : (
        tray.images.length === 0 && (
          <p className="text-sm text-ink-soft">
            {names.length > 0
              ? 'The first picture of the text will be the post picture, unless you choose another.'
              : 'Without a picture, readers see a drawn cover.'}
          </p>
        )
      )}
      <ImageTray>
        <Button tone="secondary" onClick={() => setIsChoosing(true)}>
          <Images className="size-4" />
          From the library
        </Button>
      </ImageTray>
      {/* Mounted only while the tab is open, because it requests the images from the server. */}
      {tab === 'pictures' && <TextPictures names={names} onReplace={replace} />}
      {isChoosing && (
        <LibraryDialog
          onClose={() => setIsChoosing(false)}
          uses={[
            { label: 'Insert into text', take: ({ src, alt }) => inText(insertBlock(`![${escapeAlt(alt)}](${src})`)) },
            { label: 'Use as post picture', take: ({ src }) => setImages([src]) },
          ]}
        />
      )}
    </div>
  )
}
