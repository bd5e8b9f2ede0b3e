import { expect, it } from 'vitest'
import { blockLinesIn, blockNamesIn, BLOCKS_SHOWN, expandBlocks } from './expand'

const blocks = new Map([['eggs', 'Our eggs.\n\n- brown']])

it('replaces the line of a block by its text, with blank lines around it', () => {
  expect(expandBlocks('Before\r\n{{ eggs }}\nBehind {{ eggs }}', blocks)).toBe(
    'Before\n\nOur eggs.\n\n- brown\n\nBehind {{ eggs }}',
  )
  expect(expandBlocks('{{eggs}}', blocks).trim()).toBe('Our eggs.\n\n- brown')
})

it('shows nothing for a block that is missing', () => {
  for (const name of ['milk', 'constructor']) expect(expandBlocks(`A\n\n{{ ${name} }}\n\nB`, blocks)).toMatch(/^A\s+B$/)
})

it('leaves code and other braces alone', () => {
  for (const text of ['```\n{{ eggs }}\n```', '    {{ eggs }}', '{{ Eggs }}', '{{ eggs', '{{ eggs }} {{ eggs }}'])
    expect(expandBlocks(text, blocks), text).toBe(text)
})

it('shows a block below a line that begins with code', () =>
  expect(expandBlocks('```js``` is code.\n\n{{ eggs }}', blocks)).toContain('Our eggs.'))

it('names the lines and every block once', () => {
  const text = '{{ eggs }}\n\n{{ milk }}\n{{ eggs }}'
  expect(blockLinesIn(text).map(({ line }) => line)).toEqual([1, 3, 4])
  expect(blockNamesIn(text)).toEqual(['eggs', 'milk'])
})

it('fills a limited number of lines', () => {
  const source = '{{ eggs }}\n'.repeat(5000)
  expect(expandBlocks(source, blocks).match(/Our eggs/g)).toHaveLength(BLOCKS_SHOWN)
  expect(blockLinesIn(source)).toHaveLength(5000)
  expect(blockNamesIn('{{ eggs }}\n'.repeat(BLOCKS_SHOWN) + '{{ milk }}')).toEqual(['eggs'])
})
