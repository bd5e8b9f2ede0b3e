import { llmsText } from '@/lib/seo/plain-text'

export async function GET(): Promise<Response> {
  return new Response(await llmsText(), { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
}
