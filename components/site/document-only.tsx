'use client'

import { createElement, useEffect } from 'react'
import { type HeadTag, readHeadTags, siteHeadTags } from '@/lib/seo/head-tag'
import { takeForDocument } from '@/lib/seo/document-shelf'

/*
 * What is read in a document and nowhere else: the browser is given a name, and nothing where a page is drawn in the browser
 * alone, after a link.
 */

/** The script that `JsonLd` stands for. React leaves what the document holds as it is. */
export function JsonLdScript({ name }: { name: string }) {
  const text = typeof window === 'undefined' ? takeForDocument(name) : ''
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Run by the parser on a full load; empty, and no script to React, where it is made after a link. The text is to be given as
 * `typeof window === 'undefined' ? text : ''`, so that it is sent in the document alone.
 */
export function InlineScript({ text }: { text: string }) {
  return (
    <script
      type={text ? undefined : 'text/plain'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}

const drawn = (tags: readonly HeadTag[]) =>
  tags.map(([tag, properties], index) => createElement(tag, { key: index, ...properties }))

/** What the head of every public page says alike. */
export const SiteHead = () => (typeof window === 'undefined' ? drawn(siteHeadTags()) : null)

/** None of these is React's own where they stand: beside them such a page has a title and an address. */
const SAID =
  'meta:is([property], [name="description"], [name="robots"], [name="author"], [name^="twitter:"]), link:is([rel="alternate"], [rel="author"])'

/** What `HeadTags` stands for; React puts it into the head. Whoever goes on to another page takes nothing of it along. */
export function HeadTagsInDocument({ name }: { name: string }) {
  useEffect(() => {
    const said = document.head.querySelectorAll(SAID)
    return () => said.forEach((tag) => tag.remove())
  }, [])
  return typeof window === 'undefined' ? drawn(readHeadTags(takeForDocument(name))) : null
}
