import { EmptyPlate } from '@/components/posts/empty-state'
import { SavedRecipes } from '@/components/recipe/lazy-saved-recipes'
import { PageJsonLd } from '@/components/site/json-ld'
import { savedPage } from '@/lib/content/saved'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/saved')

/** The page is the same for all readers. Saved recipes are read in the reader's browser and never leave it. */
export default function SavedPage() {
  return (
    <>
      <PageJsonLd path="/saved" />
      <header className="pt-4">
        <h1 className="text-h1">{savedPage.title}</h1>
        <p className="mt-3 max-w-[60ch] text-ink-soft">{savedPage.intro}</p>
        <p className="without-script mt-6 font-semibold">{savedPage.noScript}</p>
      </header>
      <SavedRecipes emptyArt={<EmptyPlate className="mb-4 w-44" />} />
    </>
  )
}
