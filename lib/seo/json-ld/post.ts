import { articleId, type Graph, recipeId, type SchemaNode } from './node'
import { pageGraphOf, trailOf } from './page'
import { type PostNodeFacts, postNodeFacts, postProperties, imageNode } from './post-common'
import { absoluteUrl, postPath } from '@/lib/seo/absolute-url'
import { postPicture } from '@/lib/seo/post-facts'
import { SOCIAL_HEIGHT, SOCIAL_WIDTH, socialPicturePath } from '@/lib/seo/social-picture'
import { listingByType } from '@/lib/content/listings'
import { countWords } from '@/lib/posts/reading-time'
import type { Post } from '@/lib/posts/row'
import { POST_TYPE_LABELS, type PostType } from '@/lib/posts/schema'
import { readRecipe } from '@/lib/recipe/read'
import { mediaNamesIn } from '@/lib/images/schema'
import { recipeProperties } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'

/** The post's own picture, or the first one of ours in its text. A drawn cover is no photograph of the dish. */
function pictureOf({ image, content, images }: Post): SchemaNode | null {
  const [inText] = mediaNamesIn(content).flatMap((name) => images[name] ?? [])
  const shown = image ?? inText
  return shown ? imageNode(shown) : null
}

/** A post's recipe as schema.org's Recipe. */
function recipeNode(facts: PostNodeFacts, recipe: Recipe): SchemaNode {
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

/** A recipe's own article is a BlogPosting too: what it is when no recipe can be read in it. */
const ARTICLE_TYPES: Record<PostType, string | readonly string[]> = {
  recipe: 'BlogPosting',
  news: 'NewsArticle',
  guide: 'BlogPosting',
  education: ['BlogPosting', 'LearningResource'],
}

const EDUCATION_FACTS = { learningResourceType: 'Lesson', educationalUse: 'Self-study' } as const

function articleNode(facts: PostNodeFacts): SchemaNode {
  const { post, image } = facts
  const path = postPath(post.slug)
  const drawn = {
    '@type': 'ImageObject',
    url: absoluteUrl(socialPicturePath(path, postPicture(post))),
    width: SOCIAL_WIDTH,
    height: SOCIAL_HEIGHT,
  }
  return {
    '@type': ARTICLE_TYPES[post.type],
    '@id': articleId(path),
    headline: post.title,
    ...postProperties(facts),
    image: [image ?? drawn],
    articleSection: POST_TYPE_LABELS[post.type],
    wordCount: countWords(post.content),
    isAccessibleForFree: true,
    ...(post.type === 'education' ? EDUCATION_FACTS : {}),
  }
}

/** The main thing of a post: its recipe when it is one and one can be read in it, otherwise the article. */
function mainNode(facts: PostNodeFacts): { id: string; node: SchemaNode } {
  const { post } = facts
  const path = postPath(post.slug)
  const recipe = post.type === 'recipe' ? readRecipe(post.content) : null
  return recipe
    ? { id: recipeId(path), node: recipeNode(facts, recipe) }
    : { id: articleId(path), node: articleNode(facts) }
}

/** The graph of a post's page. */
export function postGraph(post: Post): Graph {
  const facts = postNodeFacts(post)
  const path = postPath(post.slug)
  const { id, node } = mainNode(facts)
  return pageGraphOf(
    {
      type: 'WebPage',
      path,
      title: post.title,
      description: facts.description,
      trail: [...trailOf(listingByType[post.type].path), { name: post.title, path }],
      picture: postPicture(post),
      mainEntity: id,
      publishedAt: post.publishedAt,
      modifiedAt: facts.modifiedAt,
    },
    node,
  )
}
