import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { useEffect, useMemo } from 'react'
import { useFilePreviews } from '../images/previews'
import { useTextEditor } from './text-editor'
import { scaledPath } from '@/lib/images/scaled'
import type { TrayImage } from '@/lib/images/tray'

const PICTURE = /!\[[^[\]\n]*\]\((\/media\/[\w.-]+|picture:\d+)\)/g

/** The width of a small picture, one of those that the site scales to. */
const WIDTH = 384

/** A picture of the text, small; what it shows is told by its alt text beside it. */
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
    // One that was taken down, or is not there any more.
    image.onerror = () => image.remove()
    image.className = 'cm-thumbnail'
    return image
  }
  override get estimatedHeight() {
    return 160
  }
}

/** Where the pictures of the tray are to be seen, by what the text calls them. */
type TrayAddresses = Readonly<Record<string, string>>
const setTrayAddresses = StateEffect.define<TrayAddresses>()

type Thumbnails = { addresses: TrayAddresses; shown: DecorationSet }

function thumbnails(state: EditorState, addresses: TrayAddresses): Thumbnails {
  const found: Range<Decoration>[] = []
  for (const match of state.doc.toString().matchAll(PICTURE)) {
    const target = match[1] ?? ''
    const src = target.startsWith('/') ? target : addresses[target]
    if (!src) continue
    const at = state.doc.lineAt(match.index + match[0].length).to
    found.push(Decoration.widget({ widget: new Thumbnail(src), block: true, side: 1 }).range(at))
  }
  return { addresses, shown: Decoration.set(found, true) }
}

/** Shows the pictures of the text below their lines, those of the tray too. */
export const pictureThumbnails: Extension = StateField.define<Thumbnails>({
  create: (state) => thumbnails(state, {}),
  update(before, { docChanged, effects, state }) {
    const next = effects.find((effect) => effect.is(setTrayAddresses))
    return docChanged || next ? thumbnails(state, next ? next.value : before.addresses) : before
  },
  provide: (field) => EditorView.decorations.from(field, ({ shown }) => shown),
})

/** Tells the editor where the pictures of the tray are to be seen: files of this page, or what is uploaded already. */
export function TrayThumbnails({ images }: { images: readonly TrayImage[] }) {
  const { view } = useTextEditor()
  const previews = useFilePreviews(useMemo(() => images.flatMap(({ file }) => file ?? []), [images]))
  const entries = images.flatMap(({ number, file, upload }) => {
    const src = upload.status === 'done' ? upload.path : file && previews.get(file)?.src
    return src ? [[`picture:${number}`, src] as const] : []
  })
  // As text: an upload that goes on changes the pictures, but not where they are.
  const addresses = JSON.stringify(Object.fromEntries(entries))
  useEffect(() => {
    view?.dispatch({ effects: setTrayAddresses.of(JSON.parse(addresses) as TrayAddresses) })
  }, [view, addresses])
  return null
}

/** A place of the text that search engines will not understand, and why. */
type RecipeMark = { from: number; to: number; message: string }

/** Marks these places, and no others. */
export const setRecipeMarks = StateEffect.define<readonly RecipeMark[]>()

const decorations = (marks: readonly RecipeMark[], length: number): DecorationSet => {
  const ranges = marks.flatMap(({ from, to, message }): Range<Decoration>[] => {
    const end = Math.min(to, length)
    const mark = Decoration.mark({ class: 'cm-not-understood', attributes: { title: message } })
    return from < end ? [mark.range(from, end)] : []
  })
  return Decoration.set(ranges, true)
}

/** Shows in the text what the recipe panel found wrong; the marks go along with what is typed. */
export const recipeMarks: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const next = effects.find((effect) => effect.is(setRecipeMarks))
    return next ? decorations(next.value, state.doc.length) : shown.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** A picture whose mark stands in the text. `share`: how much of it is on the server. */
export type OnItsWay = { number: number; name: string; mark: string; share: number; cancel: () => void }

/** How far an upload is, below its mark, with the way to give it up. */
class Progress extends WidgetType {
  readonly upload: OnItsWay
  constructor(upload: OnItsWay) {
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
    progress.max = 1
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
  // The same element: a button that has the focus keeps it.
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

/** Tells the text which pictures are on their way into it. */
export const setOnItsWay = StateEffect.define<readonly OnItsWay[]>()

type Shown = { uploads: readonly OnItsWay[]; shown: DecorationSet }
const NOTHING: Shown = { uploads: [], shown: Decoration.none }

function progressOf(state: EditorState, uploads: readonly OnItsWay[]): Shown {
  const text = state.doc.toString()
  const found = uploads.flatMap((upload): Range<Decoration>[] => {
    const from = text.indexOf(upload.mark)
    if (from < 0) return []
    return [Decoration.widget({ widget: new Progress(upload), block: true, side: 1 }).range(state.doc.lineAt(from).to)]
  })
  return { uploads, shown: Decoration.set(found, true) }
}

/** How far each of them is, below its mark. */
export const uploadProgress = StateField.define<Shown>({
  create: () => NOTHING,
  update(before, { docChanged, effects, state }) {
    const told = effects.find((effect) => effect.is(setOnItsWay))
    const uploads: readonly OnItsWay[] = told ? told.value : before.uploads
    if (!told && !docChanged) return before
    return uploads.length === 0 ? NOTHING : progressOf(state, uploads)
  },
  provide: (field) => EditorView.decorations.from(field, ({ shown }) => shown),
})
