'use client'

import { useDeferredValue, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { PostFormValues } from '../post-form/form-schema'
import { AdviceList } from './advice-list'
import { measureIn } from './measure'
import { SearchPreview } from './search-preview'
import { SocialPreview } from './social-preview'
import { adviseText } from '@/lib/posts/advice/advise'
import { adviseResult, cutToWidth, RESULT_DESCRIPTION, RESULT_TITLE } from '@/lib/posts/advice/search-result'
import { defaultDescription } from '@/lib/seo/default-description'
import { site } from '@/lib/site'

const UNTITLED = 'Untitled'

function useShown() {
  const { control } = useFormContext<PostFormValues>()
  const [title, metaTitle, metaDescription, author] = useWatch({
    control,
    name: ['title', 'metaTitle', 'metaDescription', 'author'],
  })
  const name = title.trim() || UNTITLED
  const description = metaDescription.trim() || defaultDescription(name, author.trim() || site.defaultAuthor)
  const typed = metaTitle.trim() || title.trim()
  return { name, typed, title: typed || UNTITLED, written: metaDescription.trim(), description }
}

/** How the post will look in results and in shared links, and what would do it good; all of it computed here. */
export default function SeoPanel() {
  const { control } = useFormContext<PostFormValues>()
  const [content, type, slug, images] = useWatch({ control, name: ['content', 'postType', 'slug', 'images'] })
  const shown = useShown()
  const text = useDeferredValue(content)
  const textAdvice = useMemo(() => adviseText(text, type), [text, type])
  const [measure] = useState(() => ({
    title: measureIn(RESULT_TITLE.font),
    description: measureIn(RESULT_DESCRIPTION.font),
  }))
  const whole = shown.title + site.blogTitleSuffix
  const title = cutToWidth(whole, RESULT_TITLE.width, measure.title)
  const description = cutToWidth(shown.description, RESULT_DESCRIPTION.width, measure.description)
  const advice = [
    ...adviseResult(
      shown.typed,
      measure.title(shown.typed) > RESULT_TITLE.width,
      shown.written,
      description !== shown.description,
    ),
    ...textAdvice,
  ]
  return (
    <section aria-label="Search and sharing" className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-xl">Search and sharing</h2>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <SearchPreview title={title} description={description} slug={slug} />
          <AdviceList advice={advice} />
        </div>
        <SocialPreview
          name={shown.name}
          title={shown.title}
          description={shown.description}
          slug={slug}
          type={type}
          photo={images[0] ?? ''}
        />
      </div>
    </section>
  )
}
