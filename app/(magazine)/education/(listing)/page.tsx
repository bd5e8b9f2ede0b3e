import { firstPage, firstPageMetadata } from '@/app/(magazine)/listing-routes'

export const metadata = firstPageMetadata('education')
export default firstPage('education')
