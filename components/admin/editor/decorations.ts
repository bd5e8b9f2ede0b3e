import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { useEffect } from 'react'
import { addressOf } from '../images/previews'
import { usePostEditor } from '../post-form/editor-context'
import { useTextEditor } from './text-editor'
import { progressStyles } from '@/components/ui/styles'
import { scaledPath } from '@/lib/images/widths'

const PICTURE = /!\[[^[\]\n]*\]\((\/media\/[\w.-]+|picture:\d+)\)/g

/** In pixels; must be one of the widths that the image optimiser serves. */
const WIDTH = 384

/** A small picture without alt text, because the text of the editor has it. */
class Thumbnail extends WidgetType {
  readonly src: string
  constructor(src: string) {
    super()
    this.src = src
  }
  override eq(other: Thumbnail) {
    return other.src === this.src
  }
  override toDOM() {
    const image = document.createElement('img')
    image.src = this.src.startsWith('/') ? scaledPath(this.src, WIDTH) : this.src
    image.alt = ''
    image.loading = 'lazy'
    // The picture was deleted, or the file is not an image. Hidden, since the editor takes a removal for a typed change.
    image.onerror = () => (image.style.display = 'none')
    image.className = 'cm-thumbnail'
    return image
  }
  override get estimatedHeight() {
    return 160
  }
}

const below = (state: EditorState, at: number, widget: WidgetType): Range<Decoration> =>
  Decoration.widget({ widget, block: true, side: 1 }).range(state.doc.lineAt(at).to)

/** A field with decorations that depend on the text and on a value, and the effect that sets the value. */
function decorationField<Value>(initial: Value, draw: (state: EditorState, value: Value) => Range<Decoration>[]) {
  const effect = StateEffect.define<Value>()
  type Drawn = { value: Value; drawn: DecorationSet }
  const drawnFrom = (state: EditorState, value: Value): Drawn => ({
    value,
    drawn: Decoration.set(draw(state, value), true),
  })
  const field: Extension = StateField.define<Drawn>({
    create: (state) => drawnFrom(state, initial),
    update(before, { docChanged, effects, state }) {
      const next = effects.find((one) => one.is(effect))
      return next || docChanged ? drawnFrom(state, next ? next.value : before.value) : before
    },
    provide: (own) => EditorView.decorations.from(own, ({ drawn }) => drawn),
  })
  return [field, effect] as const
}

type TrayAddresses = Readonly<Record<string, string>>

/** Shows each picture of the text, stored or from the tray, below its line. */
export const [pictureThumbnails, setTrayAddresses] = decorationField<TrayAddresses>({}, (state, addresses) =>
  [...state.doc.toString().matchAll(PICTURE)].flatMap((match) => {
    const target = match[1] ?? ''
    const src = target.startsWith('/') ? target : addresses[target]
    return src ? [below(state, match.index + match[0].length, new Thumbnail(src))] : []
  }),
)

/** Gives the text editor the addresses of the tray's pictures: files of this page, or uploads. */
export function TrayThumbnails() {
  const { images } = usePostEditor().tray
  const { view } = useTextEditor()
  const entries = images.flatMap((image) => {
    const src = addressOf(image)
    return src ? [[`picture:${image.number}`, src] as const] : []
  })
  // A string, so that the effect ignores upload progress, which changes the images but not their addresses.
  const addresses = JSON.stringify(Object.fromEntries(entries))
  useEffect(() => {
    view?.dispatch({ effects: setTrayAddresses.of(JSON.parse(addresses) as TrayAddresses) })
  }, [view, addresses])
  return null
}

export const setRecipeMarks = StateEffect.define<readonly { from: number; to: number; message: string }[]>()

/** Underlines the doubts of the recipe panel; edits move the marks along. */
export const recipeMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const next = effects.find((effect) => effect.is(setRecipeMarks))
    if (!next) return shown.map(changes)
    const ranges = next.value.flatMap(({ from, to, message }): Range<Decoration>[] => {
      const end = Math.min(to, state.doc.length)
      const mark = Decoration.mark({ class: 'cm-not-understood', attributes: { title: message } })
      return from < end ? [mark.range(from, end)] : []
    })
    return Decoration.set(ranges, true)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** A picture that is being uploaded, with its mark in the text. `share`: the uploaded part, from 0 to 1. */
export type TextUpload = { number: number; name: string; mark: string; share: number; cancel: () => void }

class Progress extends WidgetType {
  readonly upload: TextUpload
  constructor(upload: TextUpload) {
    super()
    this.upload = upload
  }
  override eq({ upload: { number, share } }: Progress) {
    return number === this.upload.number && share === this.upload.share
  }
  override toDOM(view: EditorView) {
    const { number, name, share, cancel } = this.upload
    const box = document.createElement('div')
    box.className = 'cm-upload'
    box.dataset.number = String(number)
    const progress = document.createElement('progress')
    progress.className = `w-full max-w-80 ${progressStyles}`
    progress.value = share
    progress.setAttribute('aria-label', `Upload of ${name}`)
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Cancel'
    button.setAttribute('aria-label', `Cancel the upload of ${name}`)
    button.onclick = () => {
      cancel()
      view.focus()
    }
    box.append(progress, button)
    return box
  }
  // Updates the element in place, so that its button keeps the focus.
  override updateDOM(box: HTMLElement) {
    const progress = box.querySelector('progress')
    if (!progress || box.dataset.number !== String(this.upload.number)) return false
    progress.value = this.upload.share
    return true
  }
  override get estimatedHeight() {
    return 44
  }
}

export const [uploadProgress, setTextUploads] = decorationField<readonly TextUpload[]>([], (state, uploads) => {
  if (uploads.length === 0) return []
  const text = state.doc.toString()
  return uploads.flatMap((upload) => {
    const from = text.indexOf(upload.mark)
    return from < 0 ? [] : [below(state, from, new Progress(upload))]
  })
})
