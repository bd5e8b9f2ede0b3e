import { fetchImage } from '@/lib/images/serve'

export async function GET(_request: Request, { params }: RouteContext<'/media/[name]'>): Promise<Response> {
  return fetchImage((await params).name)
}
