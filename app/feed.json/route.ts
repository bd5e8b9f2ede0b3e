import { respondWithFeed } from '../feeds/respond'

export const GET = (request: Request): Promise<Response> => respondWithFeed(request, 'all', 'json')
