'use client'

import { useRef } from 'react'
import type { Pictures } from '../pictures/use-pictures'
import { ContentField } from './content-field'
import { PostPictures } from './post-pictures'
import { SlugField } from './slug-field'
import { StructureHelper } from './structure-helper'
import { TextField } from './text-field'
import { TypeField } from './type-field'
import { AUTHOR_MAX, META_DESCRIPTION_MAX, META_TITLE_MAX } from '@/lib/posts/limits'

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

/** Everything that is filled in: what readers see on the left, pictures and search on the right. */
export function FormFields({ tray, isOver, round, hasSlug }: Props) {
  const textRef = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        <TextField name="title" label="Title" />
        <div className="grid gap-6 sm:grid-cols-2">
          <TypeField />
          <TextField name="author" label="Author/Chef name" maxLength={AUTHOR_MAX} />
        </div>
        <StructureHelper key={round} />
        <ContentField textRef={textRef} />
      </div>
      <div className="grid min-w-0 gap-6">
        <PostPictures tray={tray} isOver={isOver} textRef={textRef} />
        {hasSlug && <SlugField />}
        <SearchFields />
      </div>
    </div>
  )
}
