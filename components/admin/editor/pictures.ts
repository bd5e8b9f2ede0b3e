import { type EditorState, type Extension, type Range, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { scaledPath } from '@/lib/images/scaled'

const PICTURE = /!\[[^\]\n]*\]\((\/media\/[\w.-]+|picture:\d+)\)/g

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
    image.className = 'cm-thumbnail'
    return image
  }
  override get estimatedHeight() {
    return 160
  }
}

/** Where the pictures of the tray are to be seen, by what the text calls them. */
export type TrayAddresses = Readonly<Record<string, string>>
export const setTrayAddresses = StateEffect.define<TrayAddresses>()

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
