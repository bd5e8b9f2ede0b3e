import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { compact, leafNamed } from './compact'
import { draw } from './draw'
import { known } from './known'
import { Picture } from '@/components/ui/picture'

const markup = (node: ReactNode) => renderToStaticMarkup(<>{node}</>)
const roundTrip = (node: ReactNode) => markup(draw(compact(node), known))

const Greeting = ({ name }: { name: string }) => (
  <p className="post-meta text-[0.9rem] min-[900px]:hidden">
    Hello, <strong>{name}</strong>
    {name === 'nobody' && <em>?</em>}
  </p>
)

/** As React marks what runs in the browser. */
const ofBrowser = Object.assign(({ label }: { label: string }) => <button type="button">{label}</button>, {
  $$typeof: Symbol.for('react.client.reference'),
})

describe('compact', () => {
  it.each<[string, ReactNode]>([
    ['text and components of the server', <Greeting key="a" name="Maja" />],
    ['what says the signs of the notation', <p key="a">{'{a|b^c} \\ ^^ {{'}</p>],
    [
      'a class of the author, who writes what they like',
      <code key="a" className="language-a|{script|^x} b">
        x
      </code>,
    ],
    [
      'properties',
      <a key="a" href="/a?b=c&d=e^f|{g}" rel="prev" aria-label="A = B" hidden tabIndex={0} data-soft="" />,
    ],
    ['lists, fragments and numbers', [1, <br key="b" />, <div key="a">{[<i key="1">1</i>, <i key="2">2</i>]}</div>]],
    ['nothing', [null, undefined, false, true, '']],
    ['an element without content beside text', ['a', <hr key="a" />, 'b']],
    [
      'what has a style, and what is said to be false',
      <p key="a" style={{ color: 'red', textAlign: 'right' }} aria-hidden={false} hidden={false}>
        <b>x</b>
      </p>,
    ],
    ['line breaks and letters of everywhere', <pre key="a">{'zażółć\n  gęślą\u00a0jaźń 🥟'}</pre>],
  ])('draws %s again', (_, node) => {
    expect(roundTrip(node)).toBe(markup(node))
  })

  it('is text but for what runs in the browser, which stays in its place', () => {
    const Button = ofBrowser
    const parts = compact(
      <div>
        a<Button label="b" />c
      </div>,
    )
    expect(parts.map((part) => typeof part)).toEqual(['string', 'object', 'string'])
    expect(roundTrip(<p>{parts.length}</p>)).toBe('<p>3</p>')
    expect(parts[0]).toBe('{div|a')
  })

  it('names a picture, with numbers as numbers and everything else that it is given', () => {
    const picture = (
      <p>
        <Picture
          {...{ src: '/media/a.webp', alt: 'A {pot}^', width: 1600, height: 1200, preload: true }}
          {...{ blur: 'data:image/webp;base64,UklGRg==', sizes: '(min-width: 800px) 680px, 100vw', narrowest: 384 }}
          style={{ objectPosition: '30% 20%' }}
          className="block aspect-[4/3]"
        />
      </p>
    )
    expect(compact(picture).map((part) => typeof part)).toEqual(['string'])
    expect(roundTrip(picture)).toBe(markup(picture))
  })

  it('names what the other side knows, and gives it its properties and its children', () => {
    const Amount = leafNamed<{ tail: number; children: ReactNode }>('Amount')
    const parts = compact(
      <li>
        <Amount tail={5}>2 eggs</Amount>, beaten
      </li>,
    )
    expect(parts).toEqual(['{li|{Amount^tail:=5|2 eggs}, beaten}'])
    const Known = ({ tail, children }: { tail?: number; children?: ReactNode }) => <b tabIndex={tail}>{children}</b>
    expect(markup(draw(parts, { Amount: Known }))).toBe('<li><b tabindex="5">2 eggs</b>, beaten</li>')
  })

  it('never loses what has a name: outside of such a text it is an error', () => {
    const Amount = leafNamed<object>('Amount')
    expect(() => markup(<Amount />)).toThrow('Amount')
    expect(compact(<td style={{ textAlign: 'right' }}>{<Amount />}</td>)).toEqual([
      expect.stringContaining('{Amount|}'),
    ])
  })

  it('puts texts that meet into one, so that no comment has to part them', () => {
    expect(
      compact(
        <p>
          by {'Maja'} {7}
        </p>,
      ),
    ).toEqual(['{p|by Maja 7}'])
  })
})
