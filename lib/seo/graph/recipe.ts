import { authorReference, imageNode, type PostNodeFacts } from './post-common'
import { organizationId, recipeId, refer, type SchemaNode, webPageId } from './node'
import { postPath } from '../address'
import { mediaNamesIn } from '@/lib/images/schema'
import type { Post } from '@/lib/posts/row'
import { recipeProperties } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'
import { site } from '@/lib/site'

/** The post's own picture, or the first one of ours in its text. A drawn cover is no photograph of the dish. */
function pictureOf({ image, content, images }: Post): SchemaNode | null {
  const [inText] = mediaNamesIn(content).flatMap((name) => images[name] ?? [])
  const shown = image ?? inText
  return shown ? imageNode(shown) : null
}

/** A post's recipe as schema.org's Recipe. */
export function recipeNode({ post, description, url, modifiedAt }: PostNodeFacts, recipe: Recipe): SchemaNode {
  const path = postPath(post.slug)
  const picture = pictureOf(post)
  return {
    '@type': 'Recipe',
    '@id': recipeId(path),
    name: post.title,
    description,
    url,
    inLanguage: site.locale,
    datePublished: post.publishedAt,
    dateModified: modifiedAt,
    author: authorReference(post),
    publisher: refer(organizationId()),
    mainEntityOfPage: refer(webPageId(path)),
    ...(picture ? { image: [picture] } : {}),
    ...recipeProperties(recipe),
  }
}
