import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { type Compact, escapeText } from './draw'
import { known } from './known'

/*
 * React's copy of an element for the browser takes some forty bytes more than the element itself, and a page of text is
 * made of hundreds. Here a server component writes its plain elements as text, `{p post-meta|by {strong|Maja}}`, and
 * `CompactView` makes them of it again, on the server and in the browser alike. Components of the browser are named where it
 * knows them, and else stay as React sends them.
 */

const CLIENT_REFERENCE = Symbol.for('react.client.reference')

const namesOfKnown = new Map<unknown, string>(Object.entries(known).map(([name, component]) => [component, name]))

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

/** `^name=value`, `^name` for true, `^name:=value` for what is no text, as JSON; a number is a text to an element. */
function writeProp(name: string, value: unknown, isElement: boolean): string {
  if (value === undefined || value === null || name === 'children' || name === 'className') return ''
  if (typeof value === 'string' || (typeof value === 'number' && isElement))
    return `^${name}=${escapeText(String(value))}`
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
    const leaf = namesOfKnown.get(type) ?? (isOfServer(type) ? type.leaf : undefined)
    if (isOfServer(type) && !leaf) return this.write(type(props))
    const tag = leaf ?? type
    if (typeof tag !== 'string') {
      this.parts.push(element)
      return
    }
    const properties = Object.entries(props).map(([name, value]) => writeProp(name, value, !leaf))
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
