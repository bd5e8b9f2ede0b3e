import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const metadata = firstPageMetadata('guide')
export default firstPage('guide')
