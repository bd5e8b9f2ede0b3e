import { respondWithIndex } from '@/lib/seo/sitemaps/respond'

// Reading the request keeps the index out of the build: its parts are those of the moment.
export const GET = (request: Request): Promise<Response> => (request.signal.aborted ? Promise.reject(request.signal.reason) : respondWithIndex())
