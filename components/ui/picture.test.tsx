import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture } from './picture'

const styleOf = (blur: string) =>
  / style="([^"]*)"/.exec(
    renderToStaticMarkup(<Picture src="/media/soup.webp" alt="Soup" width={4} height={3} blur={blur} />),
  )?.[1]

it('shows a placeholder, and ignores a placeholder that contains other styles', () => {
  const placeholder = 'data:image/webp;base64,UklGRkA+/w=='
  expect(styleOf(placeholder)).toContain(placeholder)
  expect(styleOf('x");position:fixed;inset:0;background:url("data:image/webp;base64,AAAA')).toBeUndefined()
})
