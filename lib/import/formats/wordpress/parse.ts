import { Parser } from 'htmlparser2'
import { encodingOf } from '../../read-text.ts'

/** An `<item>` of an export: its elements by name, its categories, its meta by key, its former slugs, and the number of its comments. */
export type WxrItem = {
  fields: Record<string, string>
  terms: { domain: string; name: string }[]
  meta: Map<string, string>
  formerSlugs: string[]
  comments: number
}

/** The data of a file beside its items. `authors`: names by login. `cut`: the item or list in which a cut file ends, else null. */
type WxrFile = {
  channel: Readonly<Record<string, string>>
  authors: ReadonlyMap<string, string>
  cut: string | null
}

/** Characters of one value. No text of a post is longer. */
const VALUE_MAX = 8_000_000

const COMMENT = 'wp:comment'
/** Elements whose children belong together, in an item or beside the items. */
const PART = /^wp:(?:postmeta|author)$/

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Copies a text: a slice of a chunk would keep the whole chunk in memory. */
const copyOf = (text: string): string => decoder.decode(encoder.encode(text))

/** Collects items, authors and channel fields from parser events. Comments are skipped. */
class WxrHandler {
  readonly items: WxrItem[] = []
  readonly authors = new Map<string, string>()
  readonly channel: Record<string, string> = {}
  /** The parser closes open elements at the end of the file. */
  isAtEnd = false
  cut: string | null = null
  private item: WxrItem | null = null
  private part: Record<string, string> | null = null
  private isInComment = false
  private attributes: Record<string, string> = {}
  private text = ''

  readonly onopentag = (name: string, attributes: Record<string, string>): void => {
    this.text = ''
    if (this.isInComment) return
    this.attributes = attributes
    if (name === 'item') this.item = { fields: {}, terms: [], meta: new Map(), formerSlugs: [], comments: 0 }
    else if (name === COMMENT) {
      this.isInComment = true
      if (this.item) this.item.comments += 1
    } else if (PART.test(name)) this.part = {}
  }

  readonly ontext = (text: string): void => {
    // Cut a longer value instead of dropping it: its reader then refuses it for its length.
    if (!this.isInComment) this.text += text.slice(0, VALUE_MAX - this.text.length)
  }

  readonly onclosetag = (name: string): void => {
    if (this.isAtEnd) return this.noteCut()
    if (this.isInComment) {
      this.isInComment = name !== COMMENT
      return
    }
    this.text = copyOf(this.text)
    if (this.part && PART.test(name)) this.closePart(name, this.part)
    else if (name === 'item' && this.item) {
      this.items.push(this.item)
      this.item = null
    } else if (this.part) this.part[name] = this.text
    else if (this.item && name === 'category')
      this.item.terms.push({ domain: this.attributes.domain ?? '', name: this.text.trim() })
    else if (this.item) this.item.fields[name] ??= this.text
    else this.channel[name] ??= this.text.trim()
    this.text = ''
  }

  /** Records the cut item without reading it: half a text would look like a whole one. */
  private noteCut(): void {
    const title = this.item?.fields.title?.trim()
    this.cut ??= this.item ? (title ? `“${title}”` : 'an item without a title') : 'its list of items'
  }

  private closePart(name: string, part: Record<string, string>): void {
    if (name === 'wp:author')
      this.authors.set(part['wp:author_login']?.trim() ?? '', part['wp:author_display_name']?.trim() ?? '')
    else {
      const [key = '', value = ''] = [part['wp:meta_key']?.trim(), part['wp:meta_value']]
      this.item?.meta.set(key, value)
      if (key === '_wp_old_slug') this.item?.formerSlugs.push(value.trim())
    }
    this.part = null
  }
}

/** Characters before the first element: a byte order mark and the XML declaration. */
const HEAD_BYTES = 200

/** The items of an export, one by one, in constant memory. `onEnd` gets the other data of the file. */
export async function* wxrItems(blob: Blob, onEnd?: (file: WxrFile) => void): AsyncGenerator<WxrItem> {
  const handler = new WxrHandler()
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true })
  const decoder = new TextDecoder(encodingOf(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer())))
  for await (const chunk of blob.stream() as unknown as AsyncIterable<Uint8Array>) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* handler.items.splice(0)
  }
  parser.write(decoder.decode())
  handler.isAtEnd = true
  parser.end()
  yield* handler.items.splice(0)
  onEnd?.(handler)
}
