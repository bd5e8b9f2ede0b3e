import { type EditorState, type Extension, type Range, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import { scaledPath } from '@/lib/images/scaled'

const PICTURE = /!\[[^\]\n]*\]\((\/media\/[\w.-]+)\)/g

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
    image.src = scaledPath(this.src, WIDTH)
    image.alt = ''
    image.loading = 'lazy'
    image.className = 'cm-thumbnail'
    return image
  }
  override get estimatedHeight() {
    return 160
  }
}

function thumbnails(state: EditorState): DecorationSet {
  const found: Range<Decoration>[] = []
  for (const match of state.doc.toString().matchAll(PICTURE)) {
    const at = state.doc.lineAt(match.index + match[0].length).to
    found.push(Decoration.widget({ widget: new Thumbnail(match[1] ?? ''), block: true, side: 1 }).range(at))
  }
  return Decoration.set(found, true)
}

/** Shows the pictures of the text below their lines. */
export const pictureThumbnails: Extension = StateField.define<DecorationSet>({
  create: thumbnails,
  update: (shown, { docChanged, state }) => (docChanged ? thumbnails(state) : shown),
  provide: (field) => EditorView.decorations.from(field),
})
