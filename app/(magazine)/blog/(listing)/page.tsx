import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const metadata = firstPageMetadata('recipe')
export default firstPage('recipe')
