import type { Element } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { BodyImage } from './body-image'
import { BodyParagraph } from './body-paragraph'
import { IngredientsCard } from './recipe/ingredients-card'
import type { RecipeTools } from './recipe/recipe-tools'
import type { ImageMap } from '@/lib/images/image'
import type { RenderedPost } from '@/lib/recipe/render'

type NodeProps = { node?: Element | undefined; children?: ReactNode }

function recipeComponents({ tree, recipe, amounts }: RenderedPost, { Amount, Ingredient, ...tools }: RecipeTools) {
  const first = tree.children.find((node) => node.type === 'element' && node.properties.dataRecipe === 'ingredients')
  return {
    section: ({ node, children, ...props }: NodeProps & ComponentProps<'section'>) =>
      node?.properties.dataRecipe === 'ingredients' ? (
        <IngredientsCard isCounted={recipe?.servings?.amount !== undefined} tools={node === first ? tools : null}>
          {children}
        </IngredientsCard>
      ) : (
        <section {...props}>{children}</section>
      ),
    label: ({ node, children }: NodeProps) => (
      <Ingredient line={String(node?.properties.dataIngredient)}>{children}</Ingredient>
    ),
    data: ({ node, children }: NodeProps) => {
      const amount = amounts[Number(node?.properties.dataAmount)]
      return amount ? <Amount amount={amount} /> : <>{children}</>
    },
  }
}

type Props = {
  post: RenderedPost
  images: ImageMap
  /** Handed in, so that a page which is no recipe does not bring it along. */
  recipeTools: RecipeTools
}

/** A rendered post as React elements; sanitised, without an HTML string on its way. */
export function RenderedBody({ post, images, recipeTools }: Props) {
  const body = toJsxRuntime(post.tree, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: {
      img: ({ src, alt }: ComponentProps<'img'>) => (
        <BodyImage src={typeof src === 'string' ? src : ''} alt={alt ?? ''} images={images} />
      ),
      p: ({ node, children }: NodeProps) => (
        <BodyParagraph node={node} images={images}>
          {children}
        </BodyParagraph>
      ),
      ...(post.recipe && recipeComponents(post, recipeTools)),
    },
  })
  return <div data-post-body="">{body}</div>
}
