import { respondWithMarkdown } from '@/lib/seo/plain-text'

/** Reached as `/blog/{slug}.md` by a rewrite, since a folder cannot be named `[slug].md`. */
export async function GET(_request: Request, { params }: RouteContext<'/markdown/[slug]'>): Promise<Response> {
  return respondWithMarkdown((await params).slug)
}
