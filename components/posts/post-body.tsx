import { RenderedBody } from './rendered-body'
import type { ImageMap } from '@/lib/images/schema'
import { renderPost } from '@/lib/markdown/post'

/** A post's Markdown as its page shows it, for whoever holds only the text. */
export function PostBody({ markdown, images }: { markdown: string; images: ImageMap }) {
  return <RenderedBody post={renderPost(markdown)} images={images} />
}
