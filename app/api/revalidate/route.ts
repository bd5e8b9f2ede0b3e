import { respondToRevalidate } from '@/lib/posts/revalidate'

export const POST = (request: Request): Promise<Response> => respondToRevalidate(request)
