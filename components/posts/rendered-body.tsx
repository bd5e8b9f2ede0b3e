import './styles/post.css'
import type { Element } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { toString } from 'hast-util-to-string'
import { type ComponentProps, type ReactNode, Children } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { RecipeTools, CardTools } from './recipe/recipe-tools'
import { postScreen } from '@/lib/content/screens'
import { type ImageMap, mediaName } from '@/lib/images/image'
import type { RenderedPost } from '@/lib/recipe/render'
import { Picture } from '@/components/ui/picture'

/** A picture in a post's text: one of ours, with its size and a blur; of somebody else's only the address. */
function BodyImage({ src, alt, images }: { src: string; alt: string; images: ImageMap }) {
  const image = images[mediaName(src) ?? '']
  // An address that is none of the web's was sanitised away; the editor's preview shows what is still on its way so.
  if (src === '') return <em>{alt || 'Picture'}</em>
  // One of ours that was taken down: the text goes on without it.
  if (!image && mediaName(src) !== null) return null
  // No page calls a third party: a stranger's picture is offered as a link instead.
  if (!image) {
    return (
      <a href={src} target="_blank" rel="noopener noreferrer">
        {alt || 'Picture'}
      </a>
    )
  }
  return (
    <Picture
      src={image.src}
      width={image.width}
      height={image.height}
      alt={alt || image.alt}
      sizes="(min-width: 800px) 680px, calc(100vw - 40px)"
      narrowest={384}
      blur={image.blur}
    />
  )
}

/** A link in a post's text: who cannot see that it opens a new tab is told. */
function BodyLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props}>
      {children}
      {props.target === '_blank' && <span className="sr-only"> {postScreen.newTab}</span>}
    </a>
  )
}

/** The caption of a paragraph that is one picture of ours and nothing else. */
function captionOf(node: Element | undefined, images: ImageMap): string {
  const [child, ...others] = node?.children ?? []
  if (others.length > 0 || child?.type !== 'element' || child.tagName !== 'img') return ''
  return images[mediaName(String(child.properties.src)) ?? '']?.caption ?? ''
}

/** A paragraph of a post's text; a picture that has a caption in the library stands above it. */
function BodyParagraph({
  node,
  images,
  children,
}: {
  node: Element | undefined
  images: ImageMap
  children: ReactNode
}) {
  const caption = captionOf(node, images)
  if (!caption) return <p>{children}</p>
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

type CardProps = {
  /** The servings' number is known: they are counted, not whole recipes. */
  isCounted: boolean
  /** They stand on a recipe's first card and first method only. */
  tools: CardTools | null
  /** The part's heading first, then its lists or steps. */
  children: ReactNode
}

/** The ingredients as a card to cook from. */
function IngredientsCard({ isCounted, tools, children }: CardProps) {
  const [title, ...lists] = Children.toArray(children)
  return (
    <section className="ingredients-card" data-recipe="ingredients">
      <div className="ingredients-head">
        {title}
        {tools && <tools.ServingsStepper isCounted={isCounted} />}
      </div>
      <div className="ingredients-list">{lists}</div>
      {tools && <tools.RecipeToolsBar />}
    </section>
  )
}

/** The method, which begins with the way into cook mode. */
function MethodSection({ tools, children }: Pick<CardProps, 'tools' | 'children'>) {
  const [title, ...rest] = Children.toArray(children)
  return (
    <section data-recipe="steps">
      {title}
      {tools && <tools.CookBar />}
      {rest}
    </section>
  )
}

type NodeProps = { node?: Element | undefined; children?: ReactNode }

function recipeComponents(
  { tree, recipe }: RenderedPost,
  { Amount, Ingredient, Temperature, Timed, ...tools }: RecipeTools,
) {
  const firstOf = (role: string) =>
    tree.children.find((node) => node.type === 'element' && node.properties.dataRecipe === role)
  const firsts = [firstOf('ingredients'), firstOf('steps')]
  return {
    section: ({ node, children, ...props }: NodeProps & ComponentProps<'section'>) => {
      const own = firsts.some((first) => first === node) ? tools : null
      switch (node?.properties.dataRecipe) {
        case 'ingredients':
          return (
            <IngredientsCard isCounted={recipe?.servings?.amount !== undefined} tools={own}>
              {children}
            </IngredientsCard>
          )
        case 'steps':
          return <MethodSection tools={own}>{children}</MethodSection>
        default:
          return <section {...props}>{children}</section>
      }
    },
    label: ({ node, children }: NodeProps) => {
      const line = node?.properties.dataIngredient
      return <Ingredient {...(node && line !== toString(node) && { line: String(line) })}>{children}</Ingredient>
    },
    data: ({ node, children }: NodeProps) => {
      const { dataIs, dataTail, dataOf } = node?.properties ?? {}
      const text = String(children)
      if (dataIs === 'temperature') return <Temperature>{text}</Temperature>
      return (
        <Amount
          {...(typeof dataTail === 'number' && { tail: dataTail })}
          {...(typeof dataOf === 'string' && { of: dataOf })}
        >
          {text}
        </Amount>
      )
    },
    time: ({ children }: NodeProps) => <Timed>{String(children)}</Timed>,
  }
}

/** Between their parts no line break is ever seen. */
const BLOCKS = new Set<unknown>([Fragment, 'ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote'])

function withoutBreaks(props: unknown): unknown {
  if (typeof props !== 'object' || props === null || !('children' in props) || !Array.isArray(props.children))
    return props
  return { ...props, children: props.children.filter((child: unknown) => child !== '\n') }
}

/** Without keys, since what a text holds never changes its order, and without breaks that nobody sees. */
const sparing =
  (make: typeof jsx): typeof jsx =>
  (type, props) =>
    make(type, BLOCKS.has(type) ? withoutBreaks(props) : props)

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
    jsx: sparing(jsx),
    jsxs: sparing(jsxs),
    passNode: true,
    components: {
      img: ({ src, alt }: ComponentProps<'img'>) => (
        <BodyImage src={typeof src === 'string' ? src : ''} alt={alt ?? ''} images={images} />
      ),
      a: ({ node: _node, ...props }: NodeProps & ComponentProps<'a'>) => <BodyLink {...props} />,
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
