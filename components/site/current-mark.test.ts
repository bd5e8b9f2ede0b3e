import { expect, it } from 'vitest'
import { currentMark } from './current-mark.ts'

it('marks a link on exactly its path', () => {
  expect(currentMark('/blog', '/blog')).toBe('page')
  expect(currentMark('/blog/page/2', '/blog')).toBeUndefined()
  expect(currentMark('/', '/blog')).toBeUndefined()
  expect(currentMark('/blog', '/')).toBeUndefined()
})

it('keeps Tools marked for everything under /tools, and for the career toolkit', () => {
  expect(currentMark('/tools', '/tools', ['/tools', '/career-toolkit'])).toBe('page')
  expect(currentMark('/tools/seo/a-tool', '/tools', ['/tools', '/career-toolkit'])).toBe('true')
  expect(currentMark('/career-toolkit', '/tools', ['/tools', '/career-toolkit'])).toBe('true')
  expect(currentMark('/toolshed', '/tools', ['/tools', '/career-toolkit'])).toBeUndefined()
})
