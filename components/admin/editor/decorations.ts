import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { useEffect } from 'react'
import { addressOf } from '../images/previews'
import { usePostEditor } from '../post-form/editor-context'
import { useTextEditor } from './text-editor'
import { progressStyles } from '@/components/ui/styles'
import { scaledPath } from '@/lib/images/widths'

const PICTURE = /!\[[^[\]\n]*\]\((\/media\/[\w.-]+|picture:\d+)\)/g

/** One of the widths that the site scales pictures to. */
const WIDTH = 384

/** A small picture; the alt text beside it describes it. */
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
    // The picture may have been deleted, or the file is none.
    image.onerror = () => image.remove()
    image.className = 'cm-thumbnail'
    return image
  }
  override get estimatedHeight() {
    return 160
  }
}

const below = (state: EditorState, at: number, widget: WidgetType): Range<Decoration> =>
  Decoration.widget({ widget, block: true, side: 1 }).range(state.doc.lineAt(at).to)

/** A field whose decorations are drawn from a value, which an effect sets, and from the text. */
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

/** Shows the pictures of the text, also those of the tray, below their lines. */
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
  const entries = images.flatMap(({ number, file, upload }) => {
    const src = upload.status === 'done' ? upload.path : file && addressOf(file)
    return src ? [[`picture:${number}`, src] as const] : []
  })
  // As a string: the progress of an upload changes the pictures, but not their addresses.
  const addresses = JSON.stringify(Object.fromEntries(entries))
  useEffect(() => {
    view?.dispatch({ effects: setTrayAddresses.of(JSON.parse(addresses) as TrayAddresses) })
  }, [view, addresses])
  return null
}

type RecipeMark = { from: number; to: number; message: string }

export const setRecipeMarks = StateEffect.define<readonly RecipeMark[]>()

/** Underlines the doubts of the recipe panel; the marks move while one types. */
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

/** A picture whose mark stands in the text while it is uploaded. `share`: how much of it is on the server. */
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
  // Keeps the element, and the focus on its button.
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
