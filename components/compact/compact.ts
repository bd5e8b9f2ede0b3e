import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type Compact, escapeText } from './draw'

/*
 * React's copy of an element for the browser takes some forty bytes more than the element itself, and a page of text is
 * made of hundreds. Here a server component writes its plain elements as text, `{p post-meta|by {strong|Maja}}`, and
 * `CompactView` makes them of it again, on the server and in the browser alike. Components of the browser stay as React
 * sends them.
 */

const CLIENT_REFERENCE = Symbol.for('react.client.reference')

type ServerComponent = ((props: object) => ReactNode) & { leaf?: string }

/** A component of the server alone, which can be asked here and now what it draws. */
const isOfServer = (type: unknown): type is ServerComponent =>
  typeof type === 'function' && Reflect.get(type, '$$typeof') !== CLIENT_REFERENCE

/** Stands for a component that the browser's side knows by this name; React itself never draws it. */
export const leafNamed = <Props>(leaf: string): ((props: Props) => ReactNode) =>
  Object.assign(
    (): ReactNode => {
      throw new Error(`${leaf} is known in a compact text alone`)
    },
    { leaf },
  )

/** `^name=value`, `^name` for true, `^name:=value` for what is no text, as JSON. */
function writeProp(name: string, value: unknown): string {
  if (value === undefined || value === null || name === 'children' || name === 'className') return ''
  if (typeof value === 'string' || typeof value === 'number') return `^${name}=${escapeText(String(value))}`
  // Of these React writes what is false, too.
  if (/^(?:aria|data)-/.test(name)) return `^${name}=${escapeText(String(value))}`
  if (typeof value === 'boolean') return value ? `^${name}` : ''
  return `^${name}:=${escapeText(JSON.stringify(value))}`
}

class Writer {
  readonly parts: Compact = []

  private markup(text: string): void {
    const last = this.parts.length - 1
    if (typeof this.parts[last] === 'string') this.parts[last] += text
    else this.parts.push(text)
  }

  write(node: ReactNode): void {
    if (node === null || node === undefined || typeof node === 'boolean') return
    if (typeof node === 'string' || typeof node === 'number') this.markup(escapeText(String(node)))
    else if (Array.isArray(node)) for (const child of node as ReactNode[]) this.write(child)
    else if (isValidElement<{ children?: ReactNode; className?: string }>(node)) this.element(node)
    else this.parts.push(node)
  }

  private element(element: ReactElement<{ children?: ReactNode; className?: string }>): void {
    const { type, props } = element
    if (type === Fragment) return this.write(props.children)
    if (isOfServer(type) && !type.leaf) return this.write(type(props))
    const tag = isOfServer(type) ? type.leaf : type
    if (typeof tag !== 'string') {
      this.parts.push(element)
      return
    }
    const properties = Object.entries(props).map(([name, value]) => writeProp(name, value))
    const classes = props.className ? ` ${escapeText(props.className)}` : ''
    this.markup(`{${tag}${classes}${properties.join('')}|`)
    this.write(props.children)
    this.markup('}')
  }
}

/** What is drawn, as text with the components of the browser in between. */
export function compact(node: ReactNode): Compact {
  const writer = new Writer()
  writer.write(node)
  return writer.parts
}
