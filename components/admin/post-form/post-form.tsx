'use client'

import dynamic from 'next/dynamic'
import { EditorLoading } from './editor-loading'

/**
 * The form of a post. Rendered only in the browser: a server-rendered form would lose text typed before hydration, and
 * CodeMirror needs a browser.
 */
export const PostForm = dynamic(() => import('./post-editor').then(({ PostEditor }) => PostEditor), {
  ssr: false,
  loading: EditorLoading,
})
