import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const metadata = firstPageMetadata('news')
export default firstPage('news')
