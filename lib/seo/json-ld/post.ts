import {
  articleId,
  type Graph,
  type NamedNode,
  organizationId,
  personId,
  recipeId,
  refer,
  type SchemaNode,
  webPageId,
} from './node'
import { pageGraphOf, socialCardNode, trailOf } from './page'
import { canonicalUrlOf, descriptionOf, postSocialImage, shownChangeOf } from '../post-facts'
import { type ImageInfo, mediaNamesIn } from '@/lib/images/image'
import type { VideoLine } from '@/lib/markdown/video-lines'
import type { Post } from '@/lib/posts/post'
import { countWords } from '@/lib/posts/reading-time'
import { postType, postTypes } from '@/lib/posts/types'
import { labelsThatHold, readLabels } from '@/lib/recipe/confirmed-labels'
import { DIETS } from '@/lib/recipe/labels'
import { dietsOf, ingredientTexts, recipeProperties } from '@/lib/recipe/properties'
import type { Recipe } from '@/lib/recipe/types'
import { isTeam, type Site } from '@/lib/site'
import { absoluteUrl } from '@/lib/absolute-url'
import { authorPath, postPath } from '@/lib/urls'

type PostNodeFacts = { site: Site; post: Post; videos: readonly VideoLine[] }

/**
 * A reference to an author, with the name, since search engines read it in place. The team is the organisation; every
 * other author is a person with a page.
 */
function authorReference(site: Site, { author, authorSlug }: Pick<Post, 'author' | 'authorSlug'>): SchemaNode {
  const path = authorSlug && authorPath(authorSlug)
  const url = path ? { url: absoluteUrl(path) } : {}
  if (isTeam(site, author)) return { '@type': 'Organization', '@id': organizationId(), name: author, ...url }
  return { '@type': 'Person', ...(path ? { '@id': personId(path) } : {}), name: author, ...url }
}

const imageNode = ({ src, width, height, alt }: ImageInfo): SchemaNode => ({
  '@type': 'ImageObject',
  url: absoluteUrl(src),
  width,
  height,
  ...(alt ? { caption: alt } : {}),
})

const postProperties = ({ site, post }: PostNodeFacts) => ({
  description: descriptionOf(site, post),
  url: canonicalUrlOf(post),
  inLanguage: site.locale,
  datePublished: post.publishedAt,
  dateModified: shownChangeOf(post),
  author: authorReference(site, post),
  publisher: refer(organizationId()),
  mainEntityOfPage: refer(webPageId(postPath(post.slug))),
})

const drawnPicture = (site: Site, post: Post) => socialCardNode(site, postPath(post.slug), postSocialImage(post))

/** The videos with a title. Their images are the post's, as on the page. */
function videoProperties({ site, post, videos }: PostNodeFacts): { video: SchemaNode[] } | null {
  const named = videos.flatMap(({ title, host, player }): SchemaNode[] =>
    title === null
      ? []
      : [
          {
            '@type': 'VideoObject',
            name: title,
            description: title,
            thumbnailUrl: post.image ? absoluteUrl(post.image.src) : drawnPicture(site, post).url,
            uploadDate: post.publishedAt,
            ...(host ? { embedUrl: player } : { contentUrl: absoluteUrl(player) }),
          },
        ],
  )
  return named.length > 0 ? { video: named } : null
}

/** The share image, the post's own, or the first stored image in its text. A drawn cover does not show the dish. */
function pictureOf({ shareImage, image, content, images }: Post): SchemaNode | null {
  const [inText] = mediaNamesIn(content).flatMap((name) => images[name] ?? [])
  const shown = shareImage ?? image ?? inText
  return shown ? imageNode(shown) : null
}

/** Diets that an editor confirmed for these ingredients replace those of the text. */
function dietProperties({ labels }: Post, recipe: Recipe): { suitableForDiet: string[] } | null {
  const confirmed = readLabels(labelsThatHold(labels, ingredientTexts(recipe)))
  const diets = dietsOf(confirmed?.diets.map((name) => DIETS[name]).join(', '))
  return diets.length > 0 ? { suitableForDiet: diets } : null
}

function recipeNode(facts: PostNodeFacts, recipe: Recipe): NamedNode {
  const { post } = facts
  const picture = pictureOf(post)
  return {
    '@type': 'Recipe',
    '@id': recipeId(postPath(post.slug)),
    name: post.title,
    ...postProperties(facts),
    ...(picture ? { image: [picture] } : {}),
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    ...recipeProperties(recipe),
    ...dietProperties(post, recipe),
    ...videoProperties(facts),
  }
}

function articleNode(facts: PostNodeFacts): NamedNode {
  const { site, post } = facts
  const image = post.shareImage ?? post.image
  const { label, schemaType, schemaFacts } = postType(post.type)
  return {
    '@type': schemaType,
    '@id': articleId(postPath(post.slug)),
    headline: post.title,
    ...postProperties(facts),
    image: [image ? imageNode(image) : drawnPicture(site, post)],
    articleSection: label,
    ...(post.tags.length > 0 && { keywords: post.tags.join(', ') }),
    wordCount: countWords(post.content),
    isAccessibleForFree: true,
    ...schemaFacts,
    ...videoProperties(facts),
  }
}

/** The graph of a post's page; `recipe` and `videos` come from its text. Main entity: the recipe or article. */
export function postGraph(site: Site, post: Post, recipe: Recipe | null, videos: readonly VideoLine[] = []): Graph {
  const facts = { site, post, videos }
  const path = postPath(post.slug)
  const main = recipe && post.type === 'recipe' ? recipeNode(facts, recipe) : articleNode(facts)
  return pageGraphOf(
    site,
    {
      type: 'WebPage',
      path,
      title: post.title,
      description: descriptionOf(site, post),
      trail: [...trailOf(site, postTypes[post.type].path), { name: post.title, path }],
      picture: postSocialImage(post),
      mainEntity: main['@id'],
      publishedAt: post.publishedAt,
      modifiedAt: shownChangeOf(post),
    },
    main,
  )
}
