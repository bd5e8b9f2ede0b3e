import { recipeId, type SchemaNode } from './node'
import { imageNode, type PostNodeFacts, postProperties } from './post-common'
import { postPath } from '@/lib/urls'
import { mediaNamesIn } from '@/lib/images/image'
import type { Post } from '@/lib/posts/post'
import { recipeProperties } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'

/** The post's own picture, or the first one of ours in its text. A drawn cover is no photograph of the dish. */
function pictureOf({ image, content, images }: Post): SchemaNode | null {
  const [inText] = mediaNamesIn(content).flatMap((name) => images[name] ?? [])
  const shown = image ?? inText
  return shown ? imageNode(shown) : null
}

/** A post's recipe as schema.org's Recipe. */
export function recipeNode(facts: PostNodeFacts, recipe: Recipe): SchemaNode {
  const { post } = facts
  const picture = pictureOf(post)
  return {
    '@type': 'Recipe',
    '@id': recipeId(postPath(post.slug)),
    name: post.title,
    ...postProperties(facts),
    ...(picture ? { image: [picture] } : {}),
    ...recipeProperties(recipe),
  }
}
