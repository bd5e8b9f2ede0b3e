import { createElement, type ElementType, Fragment, type ReactNode } from 'react'

/** Elements as text, with what is none of it in between; written by `compact`. */
export type Compact = ReactNode[]

/** By the names under which they stand in the text. */
export type Leaves = Readonly<Record<string, ElementType>>

/** What the text says itself of these signs is written as one of Unicode's private characters each. */
const SIGNS = '{}|^'
const FIRST = 0xe000

export const escapeText = (text: string): string =>
  text.replace(/[{}|^]/g, (sign) => String.fromCharCode(FIRST + SIGNS.indexOf(sign)))

const unescape = (text: string): string =>
  text.replace(/[\ue000-\ue003]/g, (letter) => SIGNS.charAt(letter.charCodeAt(0) - FIRST))

type Open = { type: ElementType | string; props: Record<string, unknown>; children: ReactNode[] }

/** A name alone, with a text, or with JSON. */
const PROPERTY = /^([^=]+?)(:?)(?:=([^]*))?$/

/** `p post-meta^id=a^hidden`: an element's name, its classes, its properties. */
function opened(head: string, leaves: Leaves): Open {
  const [name = '', ...properties] = head.split('^')
  const [tag = '', ...classes] = name.split(' ')
  const props: Open['props'] = {}
  for (const property of properties) {
    const [, key = '', json, value] = PROPERTY.exec(property) ?? []
    props[key] = value === undefined ? true : json ? JSON.parse(unescape(value)) : unescape(value)
  }
  if (classes.length > 0) props.className = unescape(classes.join(' '))
  return { type: leaves[tag] ?? tag, props, children: [] }
}

/** The elements that a text stands for. */
export function draw(parts: Compact, leaves: Leaves = {}): ReactNode {
  const root: Open = { type: 'div', props: {}, children: [] }
  const stack = [root]
  const top = () => stack.at(-1) ?? root
  const text = (words: string) => words && top().children.push(unescape(words))
  for (const part of parts) {
    if (typeof part !== 'string') {
      top().children.push(part)
      continue
    }
    for (const piece of part.split(/(?=[{}])/)) {
      if (piece[0] === '{') {
        const end = piece.indexOf('|')
        stack.push(opened(piece.slice(1, end), leaves))
        text(piece.slice(end + 1))
      } else if (piece[0] === '}') {
        const { type, props, children } = stack.pop() ?? root
        top().children.push(createElement(type, props, ...children))
        text(piece.slice(1))
      } else text(piece)
    }
  }
  return createElement(Fragment, null, ...root.children)
}
