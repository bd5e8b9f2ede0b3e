import type { RefObject } from 'react'
import type { Preview } from './use-preview'
import { recipeTools } from '@/components/posts/recipe/recipe-tools'
import { RenderedBody } from '@/components/posts/rendered-body'

type Props = { paneRef: RefObject<HTMLDivElement | null>; preview: Preview }

/** What readers will see: the same tree and the same components as the post's page. */
export function PreviewPane({ paneRef, preview: { post, images, isEmpty } }: Props) {
  const servings = post.recipe?.servings?.amount
  return (
    <div
      ref={paneRef}
      role="region"
      aria-label="Preview"
      tabIndex={0}
      className="h-[70dvh] min-w-0 overflow-y-auto rounded-lg border border-line bg-paper px-5 py-4"
    >
      {isEmpty && <p className="text-sm text-ink-soft">What readers will see appears here as you type.</p>}
      {/* Anew when the number changes: it is where the counting begins. */}
      <recipeTools.RecipeProvider key={servings} id="preview" servings={servings}>
        <RenderedBody post={post} images={images} recipeTools={recipeTools} />
      </recipeTools.RecipeProvider>
    </div>
  )
}
