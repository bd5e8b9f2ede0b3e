'use client'

import dynamic from 'next/dynamic'
import { useRef } from 'react'
import type { Pictures } from '../images/use-images'
import type { TextHandle } from '../editor/types'
import { ContentField } from './content-field'
import { PostPictures } from './post-pictures'
import { SlugField } from './slug-field'
import { StructureHelper } from './structure-helper'
import { TextField } from './text-field'
import { TypeField } from './type-field'
import { AUTHOR_MAX, META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/limits'

/** It measures text, which only a browser can. */
const SeoPanel = dynamic(() => import('../seo/seo-panel'), {
  ssr: false,
  // Its room is kept: what stands below must not move under the pointer.
  loading: () => <div className="min-h-[56rem] sm:min-h-[48rem] lg:min-h-[28rem]" />,
})

function SearchFields() {
  return (
    <>
      <TextField
        name="metaTitle"
        label="Meta title"
        hint="For search results. Left empty, the title is used."
        counterMax={META_TITLE_MAX}
      />
      <TextField
        name="metaDescription"
        label="Meta description"
        hint="For search results. Left empty, it is made from the title and the author."
        counterMax={META_DESCRIPTION_MAX}
        maxLength={META_DESCRIPTION_MAX}
        rows={4}
      />
    </>
  )
}

type Props = { tray: Pictures; isOver: boolean; round: number; hasSlug: boolean }

/** Everything that is filled in: what readers see first, then pictures and search side by side. */
export function FormFields({ tray, isOver, round, hasSlug }: Props) {
  const handleRef = useRef<TextHandle>(null)
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr]">
        <div className="sm:col-span-2 xl:col-span-1">
          <TextField name="title" label="Title" />
        </div>
        <TypeField />
        <TextField name="author" label="Author/Chef name" maxLength={AUTHOR_MAX} />
      </div>
      <StructureHelper key={round} />
      <ContentField pictures={tray.pictures} handleRef={handleRef} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PostPictures tray={tray} isOver={isOver} handleRef={handleRef} />
        <div className="grid min-w-0 gap-6">
          {hasSlug && <SlugField />}
          <SearchFields />
        </div>
      </div>
      <SeoPanel />
    </>
  )
}
