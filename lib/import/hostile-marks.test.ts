import { expect, it } from 'vitest'
import { pastedFromHtml } from '../markdown/paste/from-html'
import { checkRecipe } from '../recipe/check'
import { partsOf } from '../recipe/shopping-lines'
import { reader as cooklang } from './formats/cooklang'
import { plainMarkdown, templatesOf, withFileLinks, withoutComponents } from './formats/markdown/marks'
import { reader as recipePage } from './formats/recipe-page'
import { recipeIds, textOfPost } from './formats/wordpress/content'
import { textOfHtml, wordsOfMarkdown } from './html'
import { linksOf, relinked } from './links'
import { picturesOfItem } from './pictures-of-item'
import { plainText } from './plain-text'
import { outsideCode } from './spans'
import { readAs } from './testing'

const SIZE = 1_000_000
/** The longest text of a post. */
const RECIPE_SIZE = 200_000
const page = (text: string) =>
  `<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1 egg"]}</script>${text}`
const recipe = (step: string) => `## Ingredients\n\n- 2 eggs\n\n## Method\n\n1. ${step}`

type Read = (text: string) => unknown
const post: Read = (text) => textOfPost(text, { pictures: new Map(), id: '1' })
const inFile =
  (name: string): Read =>
  (text) =>
    readAs([cooklang, recipePage], name, text)

it.each<[string, Read, number?]>([
  ['[-', inFile('a.cook')],
  ['{{< ', templatesOf],
  ['{% ', templatesOf],
  ['![[a.png|', plainMarkdown],
  ['{{< ref ', plainMarkdown],
  ['{{ "', plainMarkdown],
  ['{:', plainMarkdown],
  [' %%', plainMarkdown],
  [' ==a', plainMarkdown],
  ['> [!a', plainMarkdown],
  ['```', plainMarkdown],
  ['{/*', withoutComponents],
  ['<A ', withoutComponents],
  ['<title', (text) => inFile('a.html')(page(text))],
  ['rel=canonical ', (text) => inFile('a.html')(page(`<link ${text}`))],
  ['<link rel=canonical ', (text) => inFile('a.html')(page(text))],
  ['<!--wp:', post],
  ['<!--more', post],
  ['[caption]', post],
  ['[gallery ', post],
  ['[embed ', post],
  ['[wprm-recipe ', post],
  ['[wprm-recipe ', recipeIds],
  ['<div ', post],
  ['<hr ', post],
  ['<h2 ', post],
  ['<p>', post, RECIPE_SIZE],
  ['<iframe ', textOfHtml],
  [' src="a"', (text) => textOfHtml(`<iframe ${text}`)],
  ['![](', (text) => wordsOfMarkdown(text)],
  ['![', (text) => wordsOfMarkdown(text)],
  ['[https:\n', textOfHtml],
  ['](<', linksOf],
  ['[a](https://file.invalid/', (text) => relinked(text, () => null)],
  ['\\[', (text) => relinked(`[${text}`, () => null)],
  ['](a', (text) => withFileLinks(text, 'a.md')],
  ['![](a ', (text) => picturesOfItem({ text, picture: null, shareImage: '' })],
  ['![](a(', (text) => picturesOfItem({ text, picture: null, shareImage: '' })],
  ['<script ', plainText],
  ['<script>', plainText],
  ['<style><script>', plainText],
  ['<!--', plainText],
  ['aé', (text) => checkRecipe(recipe(text)), RECIPE_SIZE],
  ['meringue ', (text) => checkRecipe(recipe(text)), RECIPE_SIZE],
  ['1 cup + ', (text) => partsOf(text, 'metric')],
  ['1 cup or ', (text) => partsOf(text, 'metric')],
  ['a:', (text) => partsOf(text, 'metric')],
  ['<b>a</b> ', (text) => pastedFromHtml(`<p>${text}</p>`), RECIPE_SIZE],
  ['<span>a</span>', (text) => pastedFromHtml(`<p>${text}</p>`), RECIPE_SIZE],
  ['<!-- x -->', (text) => pastedFromHtml(`<p>a</p>${text}`)],
])(
  'reads %j, repeated and never closed, before the time limit',
  async (mark, read, size = SIZE) => {
    expect(await read(mark.repeat(size / mark.length))).toBeDefined()
  },
  20_000,
)

it('finds no end for thousands of kinds of fences before the time limit', () => {
  const fences = Array.from({ length: 180 }, (_, size) =>
    Array.from({ length: size }, (_, indent) => `${' '.repeat(indent)}${'`'.repeat(size - indent + 3)}x\n`),
  )
  const text = `${fences.flat().join('')}${'```\n'.repeat(SIZE / 4)}`
  expect(outsideCode(text, (part) => part)).toBe(text)
}, 5_000)
