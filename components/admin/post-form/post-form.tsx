'use client'

import dynamic from 'next/dynamic'
import { EditorLoading } from './editor-loading'

/**
 * The form of a post. It renders in the browser only: a server-rendered form could be typed into before it keeps what is
 * typed, and its text is edited by CodeMirror, which needs a browser.
 */
export const PostForm = dynamic(() => import('./post-editor').then(({ PostEditor }) => PostEditor), {
  ssr: false,
  loading: EditorLoading,
})
