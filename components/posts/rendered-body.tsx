import './styles/post.css'
import type { Element } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toString } from 'hast-util-to-string'
import { type ComponentProps, type ReactNode, Children } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { BodyFigure, BodyGallery, BodyImage, imagesOf } from './body-pictures'
import { Amount, CookBar, Ingredient, RecipeToolsBar, ServingsStepper, Timed } from './recipe/recipe-parts'
import { VideoCard } from './video-card'
import { shell } from '@/lib/content/shell'
import { type ImageMap, mediaName } from '@/lib/images/image'
import { videoLineOf } from '@/lib/markdown/video-lines'
import type { RenderedPost } from '@/lib/recipe/render'
import type { PictureSource } from '@/components/ui/picture'

function BodyLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props}>
      {children}
      {props.target === '_blank' && <span className="sr-only"> {shell.newTab}</span>}
    </a>
  )
}

/** What a video card needs from the page. */
type VideoPlace = {
  /** SITE_URL: video files play only from this site. */
  origin: string
  still: PictureSource
}

type ParagraphProps = VideoPlace & NodeProps & { className?: string | undefined; images: ImageMap }

/**
 * A paragraph of a post's text. A single image with a caption becomes a figure, several images a gallery, and a lone
 * video address a video card.
 */
function BodyParagraph({ node, className, images, origin, still, children }: ParagraphProps) {
  const video = videoLineOf(node, origin)
  if (video) return <VideoCard video={video} still={still} />
  const pictures = imagesOf(node).filter(({ src }) => images[mediaName(src) ?? ''])
  const [first] = pictures
  if (pictures.length > 1) return <BodyGallery pictures={pictures} images={images} />
  const caption = first && images[mediaName(first.src) ?? '']?.caption
  return caption ? <BodyFigure {...first} images={images} /> : <p className={className}>{children}</p>
}

type CardProps = {
  /** Whether the recipe names a number of servings; without one, the stepper counts whole recipes. */
  isCounted: boolean
  /** Only the first card and the first method of a recipe have the tools. */
  hasTools: boolean
  children: ReactNode
}

function IngredientsCard({ isCounted, hasTools, children }: CardProps) {
  const [title, ...lists] = Children.toArray(children)
  return (
    <section className="ingredients-card" data-recipe="ingredients">
      <div className="ingredients-head">
        {title}
        {hasTools && <ServingsStepper isCounted={isCounted} />}
      </div>
      <div className="ingredients-list">{lists}</div>
      {hasTools && <RecipeToolsBar />}
    </section>
  )
}

function MethodSection({ hasTools, children }: Pick<CardProps, 'hasTools' | 'children'>) {
  const [title, ...rest] = Children.toArray(children)
  return (
    <section data-recipe="steps">
      {title}
      {hasTools && <CookBar />}
      {rest}
    </section>
  )
}

type NodeProps = { node?: Element | undefined; children?: ReactNode }

function recipeComponents({ tree, recipe }: RenderedPost) {
  const firstOf = (role: string) =>
    tree.children.find((node) => node.type === 'element' && node.properties.dataRecipe === role)
  const firsts = [firstOf('ingredients'), firstOf('steps')]
  return {
    section: ({ node, children, ...props }: NodeProps & ComponentProps<'section'>) => {
      const hasTools = firsts.some((first) => first === node)
      switch (node?.properties.dataRecipe) {
        case 'ingredients':
          return (
            <IngredientsCard isCounted={recipe?.servings?.amount !== undefined} hasTools={hasTools}>
              {children}
            </IngredientsCard>
          )
        case 'steps':
          return <MethodSection hasTools={hasTools}>{children}</MethodSection>
        default:
          return <section {...props}>{children}</section>
      }
    },
    label: ({ node, children }: NodeProps) => {
      const line = node?.properties.dataIngredient
      return <Ingredient {...(node && line !== toString(node) && { line: String(line) })}>{children}</Ingredient>
    },
    data: ({ node, children }: NodeProps) => {
      const { dataAmount, dataTail } = node?.properties ?? {}
      return (
        <Amount amount={String(dataAmount)} {...(typeof dataTail === 'number' && { tail: dataTail })}>
          {children === undefined ? '' : String(children)}
        </Amount>
      )
    },
    time: ({ children }: NodeProps) => <Timed>{String(children)}</Timed>,
  }
}

type Props = VideoPlace & {
  post: RenderedPost
  images: ImageMap
}

/** A rendered post as React elements, from its sanitised tree without an HTML string. */
export function RenderedBody({ post, images, origin, still }: Props) {
  const body = toJsxRuntime(post.tree, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: {
      img: ({ src, alt }: ComponentProps<'img'>) => (
        <BodyImage src={typeof src === 'string' ? src : ''} alt={alt ?? ''} images={images} />
      ),
      a: ({ node: _node, ...props }: NodeProps & ComponentProps<'a'>) => <BodyLink {...props} />,
      p: (props: NodeProps & ComponentProps<'p'>) => (
        <BodyParagraph {...props} images={images} origin={origin} still={still} />
      ),
      ...(post.recipe && recipeComponents(post)),
    },
  })
  return <div data-post-body="">{body}</div>
}
