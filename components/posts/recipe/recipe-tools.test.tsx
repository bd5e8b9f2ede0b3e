import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { recipeLeaves } from './recipe-leaves'
import { RecipeProvider } from './recipe-provider'
import { RecipeText, recipeTools } from './recipe-tools'
import { RenderedBody } from '../rendered-body'
import { compact } from '@/components/compact/compact'
import { renderPost } from '@/lib/recipe/render'

const POSTS = path.join(import.meta.dirname, '../../../content/posts')

const contents = readdirSync(POSTS).map((file) => {
  const [, , content = ''] = readFileSync(path.join(POSTS, file), 'utf8').split(/^---$/m)
  return [file, content] as const
})

/** Markup with the attributes of each element in the order of the alphabet: theirs means nothing. */
const sorted = (markup: string): string =>
  markup.replace(/<\w+( [^>]*)>/g, (tag) => [...tag.matchAll(/[\w-]+(?:="[^"]*")?/g)].map(String).sort().join(' '))

/** Signs of the notation wherever an author can write them. */
const hostile =
  '```a|b{script|x}^y\nz {|}^ \n```\n\n## {h1|^a}\n\n[a](https://example.com/{|^})  `{|}`\n\n| a{ | b\\|} |\n|:-|-:|\n| ^ | {p\\|x} |'

it.each([...contents, ['hostile', hostile] as const])('%s reads as it was written', (_, content) => {
  const post = renderPost(content)
  const written = compact(<RenderedBody post={post} images={{}} recipeTools={recipeLeaves} />)
  const drawn = renderToStaticMarkup(<RecipeText slug="a" servings={4} of={written} />)
  const whole = (
    <RecipeProvider slug="a" servings={4}>
      <RenderedBody post={post} images={{}} recipeTools={recipeTools} />
    </RecipeProvider>
  )
  expect(sorted(drawn)).toBe(sorted(renderToStaticMarkup(whole)))
  // Pictures alone are the browser's, and here there is none.
  expect(written.map((part) => typeof part)).toEqual(['string'])
})
